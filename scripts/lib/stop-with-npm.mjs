/**
 * npm hands a signal to the shell between it and us, and the shell dies without passing it on. A
 * supervisor that stops `npm start` must not leave the site running, so the loss of that parent
 * counts as the signal. At a terminal Ctrl-C reaches every process anyway.
 */
export const stopWithNpm = () => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
};
