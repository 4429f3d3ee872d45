import { toolsPage } from '../tools-page.tsx';
import { kh } from './kh.ts';
import { oxygen } from './oxygen.ts';

/** What the water holds in reserve: oxygen, and carbonates against acid. */
export default toolsPage({ oxygen, kh });
