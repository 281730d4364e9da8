import { actWorth, bestAct } from './buccaneer.ts'
import { provideExpanded } from './expanded.ts'
import { buildingGoals, holdWorth, loadGoals, saleGoals, tileGoals } from './goals.ts'
import { guestMove } from './guests.ts'

provideExpanded({ actWorth, bestAct, tileGoals, buildingGoals, saleGoals, loadGoals, holdWorth, guestMove })
