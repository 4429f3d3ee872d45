import { toolsPage } from '../tools-page.tsx';
import { ammonia } from './ammonia.ts';
import { nitrite } from './nitrite.ts';

export default toolsPage({ ammonia, nitrite });
