import { areaReducers as access } from './access-area';
import { areaReducers as filing } from './filing-area';
import { areaReducers as portal } from './portal-area';
import { rootReducer } from './root-reducer';

/** For tests: the state of every area, as if all were in use. */
export const wholeReducer = () => rootReducer({ ...access, ...filing, ...portal });
