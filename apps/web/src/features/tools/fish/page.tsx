import { toolsPage } from '../tools-page.tsx';
import { keepingTools } from './keeping.ts';

export default toolsPage(keepingTools);
