import { type GameWords, LANGUAGES } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { BUILT_IN } from '../src/data/built-in.ts'
import type { DataPack } from '../src/data/pack.ts'
import { type CardId, NEUTRAL_OWNER } from '../src/words/index.ts'
import { alone, who, words } from './spoken.ts'

describe('the voice of the house', () => {
  const said = (spoken: GameWords) => [
    spoken.question({ kind: 'fee', seat: 0, owner: 1, harbour: 0 }),
    spoken.question({ kind: 'fee', seat: 0, owner: NEUTRAL_OWNER, harbour: 0 }),
    spoken.question({ kind: 'fee', seat: 0, owner: 0, harbour: 1 }),
    spoken.question({ kind: 'pay', seat: 0, item: 'coin', due: 2 }),
    spoken.question({ kind: 'optional-action', seat: 0, action: 'diary-10' }),
    spoken.answer({ kind: 'island', island: 'isl-coin', half: 'R1.cw', space: 'h1,1', terrain: 'meadow' }),
    spoken.answer({
      ...{ kind: 'place', first: 'wood', space: 'h0,2', second: 'gold', onto: 'h1,1' },
      ...{ level: 3, steps: 1 },
    }),
    spoken.answer({ kind: 'build', boat: 'boat-basic', dock: 'dock-1', points: 1 }),
    spoken.answer({ kind: 'ruin', space: 'h1,0', statue: 'statue-3' }),
    spoken.answer({ kind: 'statue', item: 'gold', statue: 'small-5' }),
    spoken.answer({ kind: 'use-crate', crate: 'small-4' }),
    spoken.answer({ kind: 'feed-more' }),
    spoken.answer({ kind: 'order', order: 'order-7', worker: 'special' }),
    spoken.event({ kind: 'fee-refused', seat: 0, owner: 1 }, alone),
    spoken.event({ kind: 'fee-refused', seat: 0, owner: NEUTRAL_OWNER }, alone),
    spoken.event({ kind: 'fee-refused', seat: 2, owner: 2 }, who),
    spoken.event({ kind: 'sailed', seat: 0, ship: 'two-sail', water: 'L2', of: 1 }, who),
    spoken.event({ kind: 'sailed', seat: 0, ship: 'one-sail', water: 'harbour', of: 0 }, who),
    spoken.event({ kind: 'worker-placed', seat: 1, area: 'B', worker: 'ordinary' }, alone),
    spoken.event({ kind: 'cooper-scored', milestone: 'lids', count: 2, price: 3 }, alone),
    spoken.event({ kind: 'only-answer', seat: 0, answer: 'done' }, who),
    spoken.reason({ kind: 'cartographer-low', steps: 3, has: 1 }),
    spoken.reason({ kind: 'gold-too-low' }),
  ]

  it('speaks English', () => {
    expect(said(words('en'))).toEqual([
      'Your worker stands on another’s: which coin or resource do you pay as the fee?',
      'Your worker stands on a neutral one: which coin or resource do you pay to the supply?',
      'You are in your own harbour: which coin or resource do you pay to the supply?',
      'What do you pay with? 2 coins due.',
      'Do you use the diary (draw 1 double tile)?',
      'Place the coin island at sandbank R1 (harbour side), its meadow on d2',
      'Place forest on c1 and mountain with gold on d2, level 3, 1 step of the cartographer',
      'Build the supply boat at dock 1 (1 coin and 2 wood): 1 helm point',
      'Bring the ruin on d4 to statue space 3: 1 helm point',
      'Build a statue from the statue space of “Sculptor’s Yard” for 2 wood and 2 gold',
      'Cover a crate space: pay 1 coin or resource and gain 1 helm point',
      'Feed your workers with 2 more food for 1 more helm point',
      'Send a special worker to a royal order (adjacent spaces of one terrain, settlements left aside: 5 for 3 points, 7 for 5, 8 for 8)',
      'Marta does not pay the fee to Cooper.',
      'Marta does not pay the fee for the neutral worker.',
      'João does not pay the fee of the home harbour.',
      'Marta sails the two-sail ship to sandbank L2 of Beatriz’s peninsula.',
      'Marta sails the one-sail ship to the home harbour.',
      'Cooper sends an ordinary worker to area B.',
      'Cooper pays 3 stock and now counts 2 crate lids.',
      'Marta has no other choice.',
      'That takes 3 steps of the cartographer: you have 1.',
      'A mountain gives gold from level 3 on.',
    ])
  })

  it('speaks Brazilian Portuguese', () => {
    expect(said(words('pt'))).toEqual([
      'Seu trabalhador está sobre o de outro: que moeda ou recurso você paga de taxa?',
      'Seu trabalhador está sobre um neutro: que moeda ou recurso você paga ao estoque comum?',
      'Você está no seu próprio porto: que moeda ou recurso você paga ao estoque comum?',
      'Com que você paga? Faltam 2 moedas.',
      'Diário: você realiza a ação (comprar 1 peça de terreno dupla)?',
      'Posicionar a ilha da moeda no banco de areia R1 (lado do porto), com o pasto em d2',
      'Posicionar floresta em c1 e montanha com ouro em d2, nível 3, 1 passo do cartógrafo',
      'Construir o barco dos mantimentos no espaço de atracação 1 (1 moeda e 2 madeiras): 1 ponto de timão',
      'Levar a ruína de d4 para o espaço de estátua 3: 1 ponto de timão',
      'Construir a estátua do espaço de estátua de “Pátio do Escultor” por 2 madeiras e 2 ouros',
      'Tampar um espaço de caixote: pagar 1 moeda ou recurso e receber 1 ponto de timão',
      'Alimentar os trabalhadores com mais 2 alimentos por mais 1 ponto de timão',
      'Mandar um trabalhador especial para uma ordem real (espaços vizinhos de um só terreno, fora assentamentos: 5 por 3 pontos, 7 por 5, 8 por 8)',
      'Marta não paga a taxa a Cooper.',
      'Marta não paga a taxa pelo trabalhador neutro.',
      'João não paga a taxa do próprio porto.',
      'Marta leva o navio de 2 velas até o banco de areia L2 da península de Beatriz.',
      'Marta leva o navio de 1 vela até o próprio porto.',
      'Cooper manda um trabalhador comum para a área B.',
      'Cooper paga 3 de provisão e agora conta 2 tampas de caixote.',
      'Marta não tem outra escolha.',
      'Isso pede 3 passos do cartógrafo: você tem 1.',
      'Uma montanha dá ouro a partir do nível 3.',
    ])
  })

  it('speaks Italian', () => {
    expect(said(words('it'))).toEqual([
      'Il tuo lavoratore sta sopra quello di un altro: quale moneta o risorsa paghi come tassa?',
      'Il tuo lavoratore sta sopra uno neutrale: quale moneta o risorsa paghi alla riserva?',
      'Sei nel tuo porto: quale moneta o risorsa paghi alla riserva?',
      'Con che cosa paghi? Mancano 2 monete.',
      'Diario: esegui l’azione (pescare 1 tessera doppia)?',
      'Piazza l’isola della moneta sul banco di sabbia R1 (lato del porto), con il prato in d2',
      'Piazza foresta in c1 e montagna con oro in d2, livello 3, 1 passo del cartografo',
      'Costruisci la barca delle provviste all’attracco 1 (1 moneta e 2 di legno): 1 punto timone',
      'Porta la rovina da d4 sullo spazio statua 3: 1 punto timone',
      'Costruisci la statua dello spazio statua di “Cortile dello Scultore” per 2 di legno e 2 di oro',
      'Copri uno spazio cassa: pagare 1 moneta o risorsa e ricevere 1 punto timone',
      'Nutri i lavoratori con 2 di cibo in più per 1 punto timone in più',
      'Manda un lavoratore speciale su un ordine reale (spazi adiacenti di un solo terreno, esclusi gli insediamenti: 5 per 3 punti, 7 per 5, 8 per 8)',
      'Marta non paga la tassa a Cooper.',
      'Marta non paga la tassa per il lavoratore neutrale.',
      'João non paga la tassa del proprio porto.',
      'Marta porta la nave a due vele al banco di sabbia L2 della penisola di Beatriz.',
      'Marta porta la nave a una vela nel proprio porto.',
      'Cooper manda un lavoratore comune nell’area B.',
      'Cooper paga 3 di scorta e ora conta 2 coperchi di cassa.',
      'Marta non ha altra scelta.',
      'Passi del cartografo richiesti: 3; ne hai 1.',
      'Una montagna dà oro dal livello 3 in su.',
    ])
  })

  it('calls the solo game what it is', () => {
    expect(words('en').option('players', '1')).toBe('Solo against Cooper (our own automa)')
    expect(words('pt').option('players', '1')).toBe('Solo contra Cooper (nosso próprio autômato)')
    expect(words('it').option('players', '1')).toBe('In solitario contro Cooper (automa di nostra invenzione)')
    for (const language of LANGUAGES) {
      const spoken = words(language)
      expect(spoken.option('level')).toContain(spoken.option('players', '1'))
    }
  })

  it('names where a rule comes from, in the reader’s words', () => {
    expect(words('en').rule('lids')).toMatch(/ \(rulebook, Free action: crate lid, p\. 20\)$/)
    expect(words('pt').rule('lids')).toMatch(/ \(livro de regras, Ação livre: Tampa de caixote, p\. 20\)$/)
    expect(words('it').rule('discounts')).toMatch(/ \(Quayside, decisioni: Pagamento\)$/)
  })
})

describe('what is printed in a pack', () => {
  const CARDS: CardId[] = ['small-2', 'small-5', 'small-12', 'small-13', 'small-15', 'large-10', 'large-14', 'large-15']
  const effects = (spoken: GameWords, list: readonly string[] = CARDS) => list.map((id) => spoken.thing('effect', id))

  it('says what building cards do', () => {
    expect(effects(words('en'))).toEqual([
      'Buildings, income boats and statues cost 1 wood less.',
      'One more statue space: when a ruin comes there, gain 1 gold or cloth and 1 helm point.',
      'Whenever you feed your workers, you may pay 2 more food to gain 1 helm point.',
      'Feeding your workers costs 1 food less.',
      '2 more storage spaces for coins; 1 point at the end if full.',
      'Feed your workers now and gain 1 helm point.',
      'Turn one of your boats face down and do its action; at the end, if this card is face up: 1 point for each boat of yours that is face down.',
      'Move a building or statue to any free land of yours; at the end, if this card is face up: 3 points for at least 2 buildings and 2 statues.',
    ])
    expect(effects(words('pt'))).toEqual([
      'Construções, barcos de receita e estátuas custam 1 madeira a menos.',
      'Mais um espaço de estátua; com uma ruína posta nele: receber 1 ouro ou vestimenta e 1 ponto de timão.',
      'Sempre que você alimentar os trabalhadores, pode pagar mais 2 alimentos para receber 1 ponto de timão.',
      'Alimentar os trabalhadores custa 1 alimento a menos.',
      '2 espaços de estoque a mais para moedas; no fim, se cheios, 1 ponto.',
      'Alimentar já os trabalhadores e receber 1 ponto de timão.',
      'Virar para baixo um dos seus barcos e realizar a ação dele; no fim, com esta carta virada para cima: 1 ponto por barco seu virado para baixo.',
      'Mover uma construção ou estátua para qualquer terreno livre seu; no fim, com esta carta virada para cima: 3 pontos por pelo menos 2 construções e 2 estátuas.',
    ])
    expect(effects(words('it'))).toEqual([
      'Gli edifici, le barche di rendita e le statue costano 1 di legno in meno.',
      'Uno spazio statua in più; con una rovina messa lì: ricevere 1 di oro o di stoffa e 1 punto timone.',
      'Ogni volta che nutri i lavoratori, puoi pagare 2 di cibo in più per ricevere 1 punto timone.',
      'Nutrire i lavoratori costa 1 di cibo in meno.',
      '2 spazi di magazzino in più per monete; alla fine, se pieni, 1 punto.',
      'Nutrire subito i lavoratori e ricevere 1 punto timone.',
      'Girare a faccia in giù una delle tue barche ed eseguirne l’azione; alla fine, con questa carta scoperta: 1 punto per ogni tua barca a faccia in giù.',
      'Spostare un edificio o una statua su un tuo terreno libero qualsiasi; alla fine, con questa carta scoperta: 3 punti per almeno 2 edifici e 2 statue.',
    ])
  })

  it('says what a boat brings besides its action, and of a used card only what it does', () => {
    expect(words('en').thing('effect', 'boat-basic')).toBe(
      'Gain 1 wood, stone or food; 1 more storage space for the rest of the game.',
    )
    expect(words('pt').answer({ kind: 'use-boat', boat: 'boat-basic' })).toBe(
      'Usar o barco dos mantimentos: receber 1 madeira, pedra ou alimento',
    )
    expect(words('it').event({ kind: 'card-used', seat: 0, card: 'large-15' }, who)).toBe(
      'Marta usa “Costruttore di Penisole”: spostare un edificio o una statua su un tuo terreno libero qualsiasi.',
    )
  })

  it('finds a space by its column from the left and its row from the harbour', () => {
    const { thing } = words('en')
    expect(thing('space', 'h0,2')).toBe('c1')
    expect(thing('space', 'h-1,2')).toBe('b2')
    expect(thing('space', 'h1,1')).toBe('d2')
    expect(thing('space', 'h-2,0')).toBe('a7')
    expect(thing('space', 'h0,-2')).toBe('c9')
    expect(thing('edge', 'h0,1 h0,2')).toBe('c3 and c1')
  })

  const corrected: DataPack = {
    ...BUILT_IN,
    boats: BUILT_IN.boats.map((boat) =>
      boat.id === 'boat-coin' ? { ...boat, effects: [{ op: 'gain', items: { gold: 2 }, to: 'storage' }] } : boat,
    ),
    largeCards: BUILT_IN.largeCards.map((card) => (card.id === 'large-7' ? { ...card, name: 'Treasury' } : card)),
    smallCards: BUILT_IN.smallCards.map((card) =>
      card.id === 'small-12' ? { ...card, ability: { type: 'feed-more', food: 3, helm: 2 } } : card,
    ),
    merchants: BUILT_IN.merchants.map((merchant) => ({ ...merchant, cost: { gold: 2 } })),
  }

  it('speaks of a corrected pack as it is', () => {
    const spoken = words('en', corrected)
    expect(spoken.thing('boat', 'boat-coin')).toBe('boat 1')
    expect(spoken.thing('effect', 'boat-coin')).toBe('Gain 2 gold.')
    expect(spoken.thing('boat', 'boat-draw')).toBe('tile boat')
    expect(spoken.thing('card', 'large-7')).toBe('Treasury')
    expect(spoken.answer({ kind: 'feed-more' })).toBe('Feed your workers with 3 more food for 2 more helm points')
    expect(spoken.answer({ kind: 'load', merchant: 'merchant-4', points: 3 })).toBe(
      'Load merchant ship IV (2 gold): 3 helm points',
    )
    expect(words('pt', corrected).thing('effect', 'boat-coin')).toBe('Receber 2 ouros.')
    expect(words('it', corrected).thing('boat', 'boat-coin')).toBe('barca 1')
  })
})
