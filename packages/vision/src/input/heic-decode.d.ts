declare module 'heic-decode' {
  type Still = {
    width: number;
    height: number;
    decode: () => Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  };
  const heicDecode: {
    all: (options: { buffer: Uint8Array }) => Promise<Still[] & { dispose: () => void }>;
  };
  export default heicDecode;
}
