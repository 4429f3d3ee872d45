import { KoiArt } from '../../../koi-art/koi-art.tsx';

const FramedArt = () => (
  <KoiArt variety="kohaku" seed={7} animate className="h-46 w-auto sm:h-72" />
);

export default FramedArt;
