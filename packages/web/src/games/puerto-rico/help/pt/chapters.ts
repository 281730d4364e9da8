import { capital } from '@quayside/kernel'
import { GOODS } from '@quayside/puerto-rico/ids'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import { PRIVILEGE } from '@quayside/puerto-rico/sizes'
import type { Sentences } from '@quayside/puerto-rico/words/catalogue'
import { by, O, o, um } from '@quayside/puerto-rico/words/pt/grammar'
import type { Chapter, ChapterId } from '../texts.ts'
import { achievementsChapter } from './achievements.ts'
import { buccaneerChapter } from './buccaneer.ts'
import { editions } from './editions.ts'
import { festivalCardsChapter, festivalChapter } from './festival.ts'
import { newBuildingsChapter } from './new-buildings.ts'
import { noblesChapter } from './nobles.ts'
import { puertomaChapter } from './puertoma.ts'
import { Os, os, type Say } from './say.ts'
import { variants } from './variants.ts'

/** The rules reference, but for the phases of the roles. */
export const chapters = (say: Say, said: Sentences): Record<ChapterId, Chapter> => ({
  quick: quick(say),
  aim: aim(say),
  setup: setup(say),
  round: round(say),
  buildings: buildings(say),
  end: end(say),
  scoring: scoring(say),
  'tie-break': tieBreak(say),
  editions: editions(say),
  'new-buildings': newBuildingsChapter(say),
  nobles: noblesChapter(say),
  buccaneer: buccaneerChapter(say),
  festival: festivalChapter(say, said),
  'festival-cards': festivalCardsChapter(say),
  achievements: achievementsChapter(say),
  puertoma: puertomaChapter(say),
  variants: variants(say),
})

const quick = ({ n, terms, Role, role, privilege }: Say): Chapter => ({
  title: 'O jogo em um minuto',
  paragraphs: [
    `Você cuida de uma ilha: ${terms.field.other} e pedreiras no campo, ${terms.building.other} na cidade. Sem trabalhador, nada funciona.`,
    `Em cada rodada, um por vez, os jogadores escolhem uma função. Todos a executam, a começar por quem escolheu; só quem escolheu tem ${o(privilege)}.`,
    `${Role('settler')} traz ${terms.field.other}; ${role('mayor')}, trabalhadores; ${role('builder')}, ${terms.building.other}; ${role('craftsman')}, mercadorias. ${Role('trader')} troca ${um(terms.barrel)} por ${terms.coin.other}; ${role('captain')} troca ${terms.barrel.other} por pontos de vitória (PV).`,
    `Mercadorias embarcadas e ${terms.building.other} dão pontos. Quando acabam ${n.has('nobles') ? 'as fichas' : 'os trabalhadores ou as fichas'}, ou uma cidade fica completa, joga-se a rodada até o fim. Vence quem tiver mais PV.`,
  ],
})

const aim = ({ terms, phase }: Say): Chapter => ({
  title: 'O objetivo',
  paragraphs: [
    'Ter o maior número de pontos de vitória (PV) no fim da partida.',
    `Eles vêm de três lugares: das fichas por mercadorias embarcadas na ${phase('captain')}, dos pontos impressos ${by(terms.building, 'nos seus', 'nas suas')} ${terms.building.other} e dos bônus ${by(terms.building, 'dos', 'das')} grandes que têm trabalhador.`,
    `${capital(terms.coin.other)} e mercadorias não valem nada no fim, a não ser para desempatar.`,
  ],
})

const setup = (say: Say): Chapter => {
  const { n, terms, roles, goods, amount, coins, barrels, workers, supply, hall, list, piles } = say
  const tiles = n.market.reduce((sum, { copies }) => sum + copies, 0)
  const spaces = n.spaces.reduce((sum, row) => sum + row.spaces, 0)
  const removed = ` Saem antes da partida ${n.removed.tiles} peças de cada tipo, pedreiras também, e ${barrels(n.removed.barrels)} de cada mercadoria.`
  return {
    title: `Preparação para ${n.players} jogadores`,
    paragraphs: [
      `Cada um começa com ${coins(n.coins)}${n.fewestCoins < n.coins ? ` (com ${um(say.tiles.corn)}, ${n.fewestCoins})` : ''} e ${um(terms.field)} sem trabalhador. Em sentido horário, a partir de quem governa: ${list(n.startTiles.map((id) => goods[id].one))}.`,
      `Funções na mesa: ${list(n.roles.map((id) => roles[id].one))}. Navios de carga: ${list(n.ships)}. Fichas: ${n.vpChips} PV.`,
      `${O(supply)} tem ${workers(n.workerSupply)}, e ${o(hall)} começa com ${n.players}${n.has('nobles') ? `, um deles ${say.pieces.noble.one}` : ''}. Mercadorias: ${list(GOODS.map((id) => amount(n.barrels[id], id)))}.`,
      `Há ${n.openTiles} ${terms.field.other} à vista e ${n.faceDown} ${by(terms.field, 'virados', 'viradas')} para baixo, ${piles ? `em ${n.openTiles} pilhas, uma sob cada peça à vista` : 'numa só pilha'}. À parte ficam ${n.tiles.quarry} pedreiras.${n.removed.tiles ? removed : ''}`,
      n.drafting !== 'none'
        ? `O mercado tem sempre ${n.onSale} tipos de ${terms.building.other}, e mais ${spaces} de um total de ${n.draft}. Cada cartão diz quantas peças há do seu tipo.`
        : `Estão à venda ${n.market.length} ${terms.building.other} diferentes, ${tiles} peças ao todo. Cada cartão diz quantas há do seu tipo.`,
    ],
  }
}

const round = ({ n, terms, role, phase, privilege, coins }: Say): Chapter => {
  const excepted = n.has('buccaneer') ? `, exceto ${role('buccaneer')}` : ''
  return {
    title: 'Uma rodada',
    paragraphs: [
      n.picks === 1
        ? 'Quem governa escolhe uma função, depois os outros em sentido horário, até que cada um tenha escolhido uma.'
        : `Quem governa escolhe uma função, depois o outro jogador, alternando, até que cada um tenha escolhido ${n.picks}.`,
      `Quem escolhe uma função pega ${os(terms.coin)} que estiverem sobre ela e começa a fase. Todos agem, em sentido horário a partir de quem escolheu; só quem escolheu tem ${o(privilege)}. Cada função é escolhida uma vez por rodada.`,
      `Você tem de escolher uma função, mesmo que não lhe sirva. Agir é opcional, exceto embarcar na ${phase('captain')}. Quem não pode agir perde a vez.`,
      n.rolesLeft === 1
        ? `Quando todos tiverem escolhido, a função que sobrou recebe ${coins(PRIVILEGE)}${excepted}. As funções voltam para a mesa, e o governo passa ao outro jogador.`
        : `Quando todos tiverem escolhido, cada uma das ${n.rolesLeft} funções que sobraram recebe ${coins(PRIVILEGE)}${excepted}. As funções voltam para a mesa, e o governo passa ao próximo em sentido horário.`,
    ],
  }
}

const buildings = (say: Say): Chapter => {
  const { n, terms, phase, privilege } = say
  const { building, field } = terms
  const { other } = building
  const large = n.market.filter(({ spaces }) => spaces === 2)
  return {
    title: capital(other),
    paragraphs: [
      `${capital(um(building))} só funciona enquanto tem trabalhador. Seus pontos contam no fim de qualquer jeito. Depois de ${by(building, 'erguido', 'erguida')}, fica para sempre, e você só pode ter ${by(building, 'um', 'uma')} de cada.`,
      `${Os(building)} de produção transformam ${field.other} em mercadorias: cada círculo com trabalhador atende ${um(field)} ${by(field, 'ocupado', 'ocupada')} da sua mercadoria. ${by(building, 'Dois', 'Duas')} ${other} da mesma mercadoria se somam.`,
      `${Os(building)} comerciais ${by(building, 'pequenos', 'pequenas')} mudam uma regra em uma fase, além da ação e ${by(privilege, 'do', 'da')} ${privilege.one} da função. Efeitos iguais se somam.`,
      `${Os(building)} grandes ocupam dois espaços da cidade, e há ${by(building, 'um', 'uma')} de cada${n.drafting !== 'none' ? '' : `, ${large.length} ao todo`}. Pagam uma vez, no fim, se então tiverem trabalhador.`,
      `Os trabalhadores entram na ${phase('mayor')}, ou na hora com ${o(say.buildings.university)}.`,
    ],
  }
}

const end = ({ n, phase, supply, hall, terms }: Say): Chapter => ({
  title: 'O fim da partida',
  paragraphs: [
    'A partida acaba com a rodada em que uma destas coisas acontece:',
    ...(n.has('nobles')
      ? []
      : [
          `Trabalhadores: no fim de uma ${phase('mayor')}, ${o(supply)} não tem o bastante para reabastecer ${o(hall)}.`,
        ]),
    `Cidade: alguém preenche os ${n.citySpaces} espaços da cidade.`,
    `Pontos: numa ${phase('captain')}, acabam as fichas, ${n.vpChips} PV ao todo. Os pontos além disso ainda contam por inteiro.`,
    ...(n.pointsElsewhere
      ? [
          n.lastChipEndsAnyPhase
            ? 'Se acabarem em outra fase, vale do mesmo modo.'
            : `Se acabarem em outra fase, o fim vem com a rodada da próxima ${phase('captain')} que terminar sem fichas.`,
        ]
      : []),
    `A rodada é jogada até o fim, e o fim já não muda. As funções já não recebem ${terms.coin.other}.`,
  ],
})

const scoring = (say: Say): Chapter => {
  const { n, terms, workers, buildings: names } = say
  const { bonus } = n
  const { building } = terms
  const small = `${building.one} de produção ${by(building, 'pequeno', 'pequena')}`
  const [least, most] = [bonus.fields[0], bonus.fields[bonus.fields.length - 1]]
  return {
    title: 'Pontuação',
    paragraphs: [
      `Você soma as fichas, com os pontos marcados depois da última ficha, os pontos impressos em ${by(building, 'todos os seus', 'todas as suas')} ${building.other} e os bônus ${by(building, 'dos', 'das')} grandes que têm trabalhador.`,
      `${names['guild-hall'].one}: ${bonus.small} PV por ${small}, ${bonus.large} PV por grande. ${names.residence.one}: de ${least.points} a ${most.points} PV, o máximo com ${most.fields} espaços do campo preenchidos.`,
      `${names.fortress.one}: 1 PV a cada ${workers(bonus.workersPerPoint)}. ${names['customs-house'].one}: 1 PV a cada ${bonus.chipsPerPoint} PV em fichas. ${names['city-hall'].one}: ${bonus.perCommercial} PV por ${building.one} comercial.`,
      ...(n.has('nobles') ? [`Cada ${say.pieces.noble.one} vale ${ADDED.noblePoints} PV.`] : []),
      ...(n.openScores ? [] : ['As fichas dos outros ficam cobertas até o fim da partida. As suas você vê sempre.']),
    ],
  }
}

const tieBreak = ({ terms }: Say): Chapter => ({
  title: 'Empates',
  paragraphs: [
    `Se vários têm o maior número de PV, vence quem tiver mais ${terms.coin.other} e mercadorias, ao todo. Cada ${terms.coin.one} e cada ${terms.barrel.one} conta 1.`,
    'Se ainda assim houver empate, a vitória é compartilhada.',
  ],
})
