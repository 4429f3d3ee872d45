import { toolsPage } from '../tools-page.tsx';
import { pondVolume } from './pond-volume.ts';
import { units } from './units.ts';

export default toolsPage({ 'pond-volume': pondVolume, units });
