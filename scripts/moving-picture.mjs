// Makes the moving picture of a turn that README begins with, docs/images/turn.webp.
//   npm run picture
import { takePictures } from './pictures.mjs'

takePictures('e2e/moving-picture.test.ts')
