// Takes pictures of the main screens into `screenshots/`, to be looked at.
//   npm run screens
import { takePictures } from './pictures.mjs'

takePictures('e2e/screens.test.ts')
