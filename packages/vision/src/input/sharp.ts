import sharp from 'sharp';

// Photos are analysed one to a process and many processes side by side: threads inside one would
// only compete, and a cache of operations would only hold memory.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Leaves this whole process only the loaders for JPEG, PNG and WebP bytes. libvips reads far more
 * (SVG, PDF, TIFF, lists of files), and although the bytes are told apart before it sees them, a
 * process that reads strangers' photos should have nothing else to offer.
 */
export const allowPhotosOnly = (): void => {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
    ],
  });
};

export { sharp };
