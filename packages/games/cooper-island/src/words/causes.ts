import { type CauseSaid, type CauseWords, type Language, plural } from '@quayside/kernel'
import type { CauseKind } from '../judgement/causes.ts'

/** What happens after an answer, for advice: "You gain" "7 resources and coins". */

const saidIn =
  (language: Language) =>
  (you: string, they: string, one: string, other: string, none: string): CauseSaid => ({
    verb: [you, they],
    what: ({ count }) => plural(language, Number(count), { one: `# ${one}`, other: `# ${other}` }),
    none: () => none,
  })

const [en, pt, it] = [saidIn('en'), saidIn('pt'), saidIn('it')]

export const CAUSE_WORDS: Readonly<Record<Language, CauseWords<CauseKind>>> = {
  en: {
    sails: en('sail', 'sails', 'step', 'steps', 'no step'),
    boats: en('build', 'builds', 'income boat', 'income boats', 'no income boat'),
    erects: en('erect', 'erects', 'building', 'buildings', 'no building'),
    statues: en('put up', 'puts up', 'statue', 'statues', 'no statue'),
    islands: en('place', 'places', 'island', 'islands', 'no island'),
    loads: en('load', 'loads', 'merchant ship', 'merchant ships', 'no merchant ship'),
    milestones: en('reach', 'reaches', 'milestone', 'milestones', 'no milestone'),
    orders: en('take', 'takes', 'royal order', 'royal orders', 'no royal order'),
    gains: en('gain', 'gains', 'resource or coin', 'resources and coins', 'neither resource nor coin'),
    anchors: en('take', 'takes', 'anchor', 'anchors', 'no anchor'),
    tiles: en('place', 'places', 'double tile', 'double tiles', 'no double tile'),
  },
  pt: {
    sails: pt('navega', 'navega', 'passo', 'passos', 'nenhum passo'),
    boats: pt('constrói', 'constrói', 'barco de receita', 'barcos de receita', 'nenhum barco de receita'),
    erects: pt('ergue', 'ergue', 'construção', 'construções', 'nenhuma construção'),
    statues: pt('ergue', 'ergue', 'estátua', 'estátuas', 'nenhuma estátua'),
    islands: pt('posiciona', 'posiciona', 'ilha', 'ilhas', 'nenhuma ilha'),
    loads: pt('carrega', 'carrega', 'navio mercante', 'navios mercantes', 'nenhum navio mercante'),
    milestones: pt('alcança', 'alcança', 'marco', 'marcos', 'nenhum marco'),
    orders: pt('assume', 'assume', 'ordem real', 'ordens reais', 'nenhuma ordem real'),
    gains: pt('ganha', 'ganha', 'recurso ou moeda', 'recursos e moedas', 'nenhum recurso nem moeda'),
    anchors: pt('recebe', 'recebe', 'âncora', 'âncoras', 'nenhuma âncora'),
    tiles: pt('posiciona', 'posiciona', 'peça dupla', 'peças duplas', 'nenhuma peça dupla'),
  },
  it: {
    sails: it('navighi per', 'naviga per', 'passo', 'passi', 'nessun passo'),
    boats: it('costruisci', 'costruisce', 'barca di rendita', 'barche di rendita', 'nessuna barca di rendita'),
    erects: it('costruisci', 'costruisce', 'edificio', 'edifici', 'nessun edificio'),
    statues: it('innalzi', 'innalza', 'statua', 'statue', 'nessuna statua'),
    islands: it('piazzi', 'piazza', 'isola', 'isole', 'nessun’isola'),
    loads: it('carichi', 'carica', 'nave mercantile', 'navi mercantili', 'nessuna nave mercantile'),
    milestones: it('raggiungi', 'raggiunge', 'traguardo', 'traguardi', 'nessun traguardo'),
    orders: it('ottieni', 'ottiene', 'ordine reale', 'ordini reali', 'nessun ordine reale'),
    gains: it('guadagni', 'guadagna', 'risorsa o moneta', 'risorse e monete', 'nessuna risorsa né moneta'),
    anchors: it('prendi', 'prende', 'ancora', 'ancore', 'nessun’ancora'),
    tiles: it('piazzi', 'piazza', 'tessera doppia', 'tessere doppie', 'nessuna tessera doppia'),
  },
}
