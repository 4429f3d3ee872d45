import { toolsPage } from '../tools-page.tsx';
import { raisingTools } from './raising.ts';

export default toolsPage(raisingTools);
