import sharp from 'sharp';

// Photos are analysed one to a process and many processes side by side: threads inside one would
// only compete, and a cache of operations would only hold memory.
sharp.concurrency(1);
sharp.cache(false);
// libvips reads far more formats than are wanted here (SVG, PDF, TIFF, remote lists of files). The
// bytes are told apart beforehand; this makes a slip in that check harmless.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

export { sharp };
