console.log('quayside: play, engine, replay, random, bench. Ask any of them for --help.')
