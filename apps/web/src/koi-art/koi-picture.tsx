type KoiPictureProps = {
  /** Id of the variety. */
  variety: string;
  className?: string;
  /** Shown at once: for what stands at the top of a page. Default: when it is scrolled to. */
  eager?: boolean;
};

/** Size of the files, pixels; shown at half of it at most. */
export const koiPictureSize = { width: 180, height: 340 } as const;

/** A small drawn koi as a file, for lists of many. Decoration: the name stands beside it. */
export const KoiPicture = ({ variety, className, eager = false }: KoiPictureProps) => (
  <img
    src={`/koi/${variety}.webp`}
    alt=""
    {...koiPictureSize}
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
    className={className}
  />
);
