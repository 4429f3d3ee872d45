import { toolsPage } from '../tools-page.tsx';
import { dechlorinate } from './dechlorinate.ts';
import { waterChange } from './water-change.ts';

export default toolsPage({ 'water-change': waterChange, dechlorinate });
