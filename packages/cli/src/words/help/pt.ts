import type { CliWords } from '../catalogue.ts'

export const help: CliWords['help'] = {
  quayside: `Quayside: árbitro e mesa para jogos de tabuleiro econômicos.

  quayside play [JOGO]      jogar no terminal
  quayside serve            abrir mesas no navegador, para você e para outros
  quayside replay ARQUIVO   contar em palavras uma partida gravada e conferi-la
  quayside engine           o árbitro para programas: um objeto JSON por linha
  quayside random JOGO      partidas ao acaso, com --check sob todas as leis
  quayside bench [JOGO]     medir a velocidade do árbitro
  quayside arena JOGO       fazer robôs jogarem uns contra os outros
  quayside tune JOGO        achar os pesos com que os robôs preveem o fim
  quayside learn JOGO       treinar a rede que corrige esses pesos
  quayside calibrate JOGO   mover dados incertos até as partidas saírem certas
  quayside data             mostrar ou conferir os dados dos componentes de um jogo
  quayside rules            com que regras se joga nas mesas de um servidor
  quayside admin            cuidar de um servidor: estado, backups, moderação

  quayside help COMANDO     mais sobre um comando
  quayside --version

  --lang en|pt|it           idioma; senão o do ambiente, senão inglês
`,
  play: `quayside play [JOGO] [opções]: jogar no terminal.

  --edition X               edição do jogo (classic, 2020, 1897)
  --players N               número de jogadores, contando você
  --seat K                  seu lugar; o lugar 0 começa (padrão 0)
  --seed TEXTO              o acaso desta partida; mesma semente, mesma partida
  --opponents BOT           como jogam os outros: casual, steady, strong, master,
                            grandmaster ou random (padrão steady)
  --expansions A,B          expansões, p. ex. nobles,new-buildings; --variants igual
  --puertomas N             quantos dos jogadores são do próprio jogo (1897)
  --CHAVE VALOR             outra opção do jogo, p. ex. --market random
  --option CHAVE=VALOR      o mesmo; pode ser repetida
  --name NOME               seu nome à mesa
  --save ARQUIVO            salvar ali no fim da partida ou na saída
  --resume ARQUIVO          continuar uma partida salva (com --seat, se não for 0)
  --data ARQUIVO            dados corrigidos com que jogar (veja help data)
  --plain                   ler de um pipe em vez de um terminal
  --lang en|pt|it           idioma

Sem opções, um menu curto pergunta o jogo e como jogá-lo.
À mesa: um número ou a resposta como está escrita, u desfazer, s salvar,
v ver a mesa, sc pontos até aqui, ? ajuda, q sair.
`,
  serve: `quayside serve [opções]: mesas no navegador, para você e para outros.

Abre o servidor com o seu cliente e funciona até ser parado (Ctrl-C).

  --port N                  onde ele escuta (padrão $PORT, senão 8080; 0: qualquer)
  --host ENDEREÇO           padrão $HOST, senão 127.0.0.1, só esta máquina; 0.0.0.0
                            abre-o para a sua rede
  --data PASTA              onde ele guarda as mesas (padrão $QUAYSIDE_DATA, senão
                            ./data); é criada se faltar

docs/hosting.md descreve os outros ajustes, que são variáveis de ambiente.
`,
  engine: `quayside engine: o árbitro para programas.

Lê um objeto JSON por linha da entrada padrão e escreve um por linha na saída
padrão, em ordem, até a entrada acabar. Uma primeira conversa:

  {"do":"games"}
  {"do":"new","game":"puerto-rico","options":{"players":4},"seed":"any text"}
  {"do":"answer","seat":0,"answer":"role settler"}
  {"do":"view","for":"referee"}

O que estiver errado recebe {"ok":false,"error":{...}} e não muda nada.
docs/protocol.md descreve cada pedido.

  --data ARQUIVO            dados corrigidos com que jogar (veja help data)
`,
  replay: `quayside replay ARQUIVO [opções]: uma partida gravada, em palavras.

Refaz a partida, conta-a rodada por rodada, mostra os pontos e confere o estado
final; código de saída 1 se a gravação estiver errada.

  --step                    esperar uma tecla a cada resposta (r: resto, q: parar)
  --from N --to M           contar só estas respostas
  --data ARQUIVO            dados corrigidos com que jogar (veja help data)
  --lang en|pt|it           idioma
`,
  random: `quayside random JOGO [opções]: partidas ao acaso com todas as opções.

  --games N                 quantas (padrão 100)
  --check                   conferir todas as leis; uma violação é mostrada com
                            semente, opções e gravação, código de saída 1
  --seed TEXTO              começo de todas as sementes (padrão 1)
  --options JSON            só opções que combinem, p. ex. '{"players":3}'
  --CHAVE VALOR             o mesmo para uma só opção, p. ex. --edition 1897
  --threads N               padrão: uma por núcleo
  --data ARQUIVO            dados corrigidos com que jogar (veja help data)
`,
  bench: `quayside bench [JOGO] [opções]: a velocidade do árbitro, em uma thread.

  --players N               só este número de jogadores
  --CHAVE VALOR             uma opção do jogo, p. ex. --edition 1897
  --seconds S               quanto tempo medir cada linha (padrão 2)
  --json                    um objeto JSON em vez de uma tabela
  --data ARQUIVO            dados corrigidos com que jogar (veja help data)
`,
  arena: `quayside arena JOGO --bots A,B,... [opções]: confrontos entre robôs.

  --bots A,B,...            casual, steady, strong, master, grandmaster, random, um
                            programa seu, 'cmd:python3 bot.py', ou um robô de outra
                            cópia do código, master@../antes; master/2 pensa em
                            duas partes, como fariam dois processos; menos que os
                            lugares: o último ocupa os que sobram; pode ser repetida;
                            master*0.5 tem metade das suas simulações, master+ARQUIVO
                            julga pela rede de um arquivo (ver help learn)
  --duel                    de dois robôs: o primeiro sozinho entre cópias do segundo
  --games N                 quantas no máximo (padrão 100). Cada distribuição é
                            jogada uma vez com cada rotação dos robôs pelos lugares
  --atleast P               parar assim que for certo se o primeiro robô vence mais
                            que esta parte, p. ex. 0.6; código de saída 0 só se sim
  --budget X                os robôs que buscam pensam com X vezes as simulações
  --limit MS                quem pensa mais tempo perde por falta (padrão 60000 para
                            programas, nenhum para os outros)
  --out ARQUIVO             guardar ali cada distribuição; o mesmo comando continua
  --seed TEXTO              começo de todas as sementes (padrão 1)
  --options JSON            opções do jogo, p. ex. '{"players":3}'
  --CHAVE VALOR             o mesmo para uma só opção, p. ex. --players 3
  --threads N               padrão: uma por núcleo
  --json                    um objeto JSON em vez de uma tabela
  --data ARQUIVO            dados corrigidos com que jogar (veja help data)

Um robô que dá uma resposta não permitida, ou nenhuma, perde a partida por falta;
código de saída 1. docs/bots-outside.md descreve como se fala com programas seus.
`,
  tune: `quayside tune JOGO [opções]: os pesos com que os robôs preveem o fim de uma partida.

Joga partidas como o adversário simples, um pouco ao acaso, e acha quanto o que se vê
no meio da partida vale no fim. Uma partida em cinco serve só de teste. Depois uma
busca curta escolhe, para achar até onde a primeira vista tem razão.

  --games N                 quantas (padrão 1000)
  --choices N               escolhas de uma busca (padrão 300; 0 não mexe nisso)
  --players A,B             números de jogadores (padrão todos)
  --options JSON            opções do jogo, p. ex. '{"edition":"1897"}'; sem nenhuma,
                            metade das partidas é jogada com tudo o que há
  --CHAVE VALOR             o mesmo para uma só opção, p. ex. --edition 1897
  --seed TEXTO              começo de todas as sementes (padrão 1)
  --write                   pôr os novos pesos no jogo
  --out ARQUIVO             escrevê-los em um arquivo
  --data ARQUIVO            dados corrigidos com que jogar (veja help data)
`,
  learn: `quayside learn JOGO --folder P [opções]: uma rede que corrige os pesos.

Joga partidas, treina uma pequena rede com os seus finais e joga um mestre com ela
contra um sem ela, os dois com o mesmo tempo do processador. Uma pasta guarda
partidas, rede e jogos; o mesmo comando continua de onde parou. Código de saída 0 só
se a rede se mostra melhor: o intervalo de 95% fica acima da metade.

  --folder P                onde tudo é guardado
  --games N                 partidas da política para aprender (padrão 40000)
  --tests N                 partidas de uma busca curta, para ver quanto da rede
                            serve melhor (padrão 40)
  --simulations N           dessa busca por turno (padrão 32)
  --weight X                quanto dela em vez disso, ex. 0.75
  --gate N                  partidas do confronto (padrão 480)
  --budget X                os dois pensam com X vezes as simulações de um mestre
                            (padrão 0.01)
  --players A,B             números de jogadores (padrão: todos); o confronto tem o
                            primeiro
  --options JSON            opções do jogo, ex. '{"edition":"1897"}'; sem nenhuma,
                            metade das partidas se joga com tudo o que há
  --CHAVE VALOR             o mesmo para uma opção, ex. --edition 1897
  --seed TEXTO              começo de todas as sementes (padrão 1)
  --threads N               para o confronto (padrão: uma por núcleo)
  --data ARQUIVO            dados corrigidos dos componentes (ver help data)
`,
  calibrate: `quayside calibrate JOGO [opções]: dados dos componentes que ninguém sabe ao
certo, medidos e movidos até as partidas saírem como devem.

Robôs jogam em várias mesas; cada medida fica ao lado de onde deveria estar. Com
--propose move-se um número depois do outro, nos limites que tudo o que está impresso
lhe deixa, e fica o que aproxima as medidas. Propor não muda nada no jogo.

  --bots A:N@B,...          quem joga, quantas partidas em cada mesa, e por quanto se
                            multiplicam suas simulações (padrão steady:200); pode ser
                            repetido, p. ex. steady:200,strong:50,master:20@0.1
  --propose                 procurar números melhores
  --by A:N@B                quem joga por um passo da procura (padrão steady:40)
  --dials A,B,...           só estes números se movem (padrão todos)
  --rounds N                quantas vezes no máximo por todos eles (padrão 5)
  --seed TEXTO              começo de todas as sementes (padrão 1); cada passo joga
                            as mesmas partidas
  --threads N               padrão: um por núcleo
  --out PASTA               guardar ali as partidas, report.md, report.json e o
                            pack.json proposto; chamado de novo, continua de onde
                            parou, se regras e robôs forem os mesmos
  --data ARQUIVO            dados com que começar (veja help data)
`,
  data: `quayside data: os dados dos componentes de um jogo, corrigidos por quem tem a caixa.

  quayside data print JOGO  os dados de fábrica em JSON, para começar
  quayside data check ARQUIVO
                            dizer tudo o que está errado num arquivo, uma linha por
                            problema; código de saída 1 se houver algum

Um pacote é { "game": …, "name": …, e quaisquer seções dos dados impressos }; o que
ele deixa fora fica como de fábrica. play, engine, replay, random, bench, arena,
tune e calibrate o recebem com --data ARQUIVO. docs/mombasa/data.md e
docs/cooper-island/data.md descrevem as seções.
`,
  rules: `quayside rules [opções]: com que regras se joga nas mesas de um servidor.

Uma mesa termina com as regras com que começou. Uma mesa encerrada passa às regras
atuais se a sua partida chega ao mesmo fim com elas. As regras congeladas de que
nenhuma mesa precisa são nomeadas; docs/correct-a-rule.md diz como aposentá-las.

  --data PASTA              a pasta de dados do servidor (padrão $QUAYSIDE_DATA,
                            senão ./data); o servidor não pode estar rodando
  --move-up                 passar às regras atuais cada mesa encerrada que puder
  --json                    um objeto JSON em vez de uma tabela
`,
  admin: `quayside admin QUE [opções]: cuidar de um servidor, rodando ou não.

  status                    como está
  doctor                    olhar tudo o que é preciso; código 1 se algo está mal
  people [TEXTO]            visitantes e membros, os de nome ou id como TEXTO
  tables                    mesas; --phase gathering|playing|over|stopped,
                            --guest VISITANTE
  table ID                  uma mesa
  backup ARQUIVO|PASTA      copiar tudo para um arquivo, e abri-lo para conferir
  restore ARQUIVO           pôr um backup na pasta de um servidor parado;
                            --dry-run só confere, --replace põe de lado o que há
  copy postgres|sqlite      copiar tudo da pasta para o PostgreSQL de
                            $QUAYSIDE_DATABASE, ou de volta, e comparar cada
                            linha; sem servidor em execução, e o destino tem de
                            estar vazio
  prune --older-than 90d    apagar o que é velho; --what tables,chat,guests (os três)
                            ou abandoned (partidas que ninguém continua)
  mute VISITANTE            sem chat; --for 12h (senão até unmute), --reason TEXTO
  ban VISITANTE             não entra; as mesmas opções
  unmute VISITANTE, unban VISITANTE
  restrictions              quem está banido ou sem chat
  reports [ID]              o que foi denunciado, ou uma denúncia com a conversa da
                            mesa; --close quando resolvida, --closed lista essas
  export VISITANTE          tudo o que se guarda de um visitante; --out ARQUIVO
  delete VISITANTE          apagá-lo; as partidas ficam com um "former player"

  --data PASTA              a pasta de dados ($QUAYSIDE_DATA, senão ./data)
  --yes                     apagar mesmo; sem ele prune e delete só contam
  --limit N                 a lista mais longa (normalmente 50)
  --json                    um valor JSON em vez de palavras

VISITANTE é um id, o começo de um, ou um nome que só um visitante tem.
docs/hosting.md conta como se mantém um servidor.
`,
}
