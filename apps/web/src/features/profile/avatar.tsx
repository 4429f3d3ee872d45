import type { Avatar as AvatarOf } from '@nishiki/contract/account';
import { KoiArt } from '../../koi-art/koi-art.tsx';

type AvatarProps = {
  avatar: AvatarOf;
  /** Size and shape. */
  className?: string;
};

/** The keeper's picture. Their name stands beside it, so it is decoration. */
export const Avatar = ({ avatar, className = 'size-24' }: AvatarProps) => (
  <span
    className={`hairline grid shrink-0 place-items-center overflow-hidden rounded-full bg-water ${className}`}
  >
    {avatar.kind === 'photo' ? (
      <img src={avatar.url} alt="" className="size-full object-cover" />
    ) : (
      <KoiArt variety={avatar.variety} seed={avatar.seed} className="h-[86%] w-auto rotate-45" />
    )}
  </span>
);
