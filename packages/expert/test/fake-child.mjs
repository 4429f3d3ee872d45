// A child for the pool's tests: the photo's first byte says what to do.
process.on('disconnect', () => process.exit(0));
process.on('message', ({ id, photo }) => {
  const what = photo[0];
  if (what === 1) process.exit(7); // dies in the middle
  if (what === 2) return; // hangs
  if (what === 3)
    return process.send({ kind: 'refused', id, code: 'image_unreadable', detail: 'bad' });
  if (what === 5) return process.send({ kind: 'failed', id, detail: 'a mistake' });
  process.send({ kind: 'step', id, step: 'reading' });
  setTimeout(
    () =>
      process.send({
        kind: 'done',
        id,
        result: { pid: process.pid },
        jpeg: photo,
        width: 1,
        height: 1,
        residentBytes: 0,
      }),
    what === 4 ? 150 : 1,
  );
});
process.send({ kind: 'ready' });
