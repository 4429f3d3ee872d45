import { mapFish, NET_CELL } from '../../find/fish-map.ts';
import { lookAt, poseOfPolygon } from '../../find/frame-look.ts';
import { piecesOf } from '../../find/pieces.ts';
import type { Finder } from '../../find/model.ts';
import { roughPose } from '../../find/rough-pose.ts';
import { framePlace } from '../../find/frame-view.ts';
import { movePose } from '../../find/move-pose.ts';
import { FRAME_COLUMNS, FRAME_ROWS, framePositions, samplePlane } from '../../find/frame.ts';
import { NET_SIDE, pyramidOf, type Pyramid } from '../../find/pyramid.ts';
import { boxMean } from './box-mean.ts';
import { findPose, type Pose } from '../../pipeline/pose.ts';
import { bodyPolygon, fillPolygon } from '../../pipeline/polygon.ts';
import { maskWhere, type Mask } from '../../pipeline/raster.ts';
import { toLongSide } from '../../pipeline/resize.ts';
import type { Random } from '../../render/random.ts';
import type { Scene, SceneFish } from '../../render/scene/kinds.ts';
import { overlap } from './overlap.ts';

/** What the map network learns from one scene; portraits are turned, so that all are of one size. */
export type MapExample = {
  picture: Uint8Array;
  /** Number of the fish that covers most of a cell (from 1), and how much of the cell is body. */
  owner: Uint8Array;
  share: Uint8Array;
  fish: { x: number; y: number; size: number; side: boolean; seen: number }[];
};

const turned = (data: Uint8Array, width: number, height: number, channels: number): Uint8Array => {
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < channels; c++)
        out[(x * height + y) * channels + c] = data[(y * width + x) * channels + c];
  return out;
};

export const mapExample = ({ image, fish }: Scene): MapExample => {
  const picture = toLongSide(image, NET_SIDE);
  const width = Math.ceil(picture.width / NET_CELL);
  const height = Math.ceil(picture.height / NET_CELL);
  const counts = fish.map(() => new Float32Array(width * height));
  const all = new Float32Array(width * height);
  for (let y = 0, p = 0; y < image.height; y++)
    for (let x = 0; x < image.width; x++, p++) {
      const cell =
        Math.floor((y * height) / image.height) * width + Math.floor((x * width) / image.width);
      all[cell]++;
      fish.forEach(({ body }, i) => (counts[i][cell] += body.data[p]));
    }
  const owner = new Uint8Array(width * height);
  const share = new Uint8Array(width * height);
  for (let cell = 0; cell < owner.length; cell++) {
    let most = 0;
    let sum = 0;
    counts.forEach((c, i) => {
      sum += c[cell];
      if (c[cell] > most) {
        most = c[cell];
        owner[cell] = i + 1;
      }
    });
    share[cell] = Math.round((255 * sum) / all[cell]);
  }
  const upright = height > width;
  const places = counts.map((c, i) => {
    let n = 1e-6;
    let sx = 0;
    let sy = 0;
    for (let cell = 0; cell < c.length; cell++) {
      n += c[cell];
      sx += c[cell] * (cell % width);
      sy += c[cell] * Math.floor(cell / width);
    }
    const at = upright ? { x: sy / n, y: sx / n } : { x: sx / n, y: sy / n };
    const { size, view, seen } = fish[i];
    return { ...at, size: size * Math.max(width, height), side: view === 'side', seen };
  });
  return {
    picture: upright ? turned(picture.data, picture.width, picture.height, 3) : picture.data,
    owner: upright ? turned(owner, width, height, 1) : owner,
    share: upright ? turned(share, width, height, 1) : share,
    fish: places,
  };
};

/** What the frame network learns from one rough pose: colours of the frame and the true body. */
export type FrameExample = {
  /** Four bytes a cell: the picture's colours, then body 1, no body 0, outside of the picture 2. */
  cells: Uint8Array;
  /** 0 no fish, 1 from above, 2 from the side, 3 neither clearly right nor wrong. */
  kind: number;
};

const WINDOW = 88;

/** A pose as the finder might have it: of a mask that is a little too wide or narrow, then moved. */
const roughPoseOf = ({ body }: SceneFish, random: Random): Pose | null => {
  let x0 = body.width;
  let y0 = body.height;
  let x1 = 0;
  let y1 = 0;
  for (let p = 0; p < body.data.length; p++) {
    if (body.data[p] === 0) continue;
    const x = p % body.width;
    const y = (p - x) / body.width;
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
  }
  const k = Math.max(x1 - x0, y1 - y0, 8) / WINDOW;
  const left = x0 - 6 * k;
  const top = y0 - 6 * k;
  const w = Math.ceil((x1 - x0) / k) + 12;
  const h = Math.ceil((y1 - y0) / k) + 12;
  const cut = Float32Array.from({ length: w * h }, (_, p) => {
    const x = Math.round(left + (p % w) * k);
    const y = Math.round(top + Math.floor(p / w) * k);
    if (x < 0 || y < 0 || x >= body.width || y >= body.height) return 0;
    return body.data[y * body.width + x];
  });
  const soft = boxMean(cut, w, h, Math.floor(random.between(0, 6)));
  const level = random.between(0.25, 0.65);
  const pose = findPose(maskWhere(w, h, (p) => soft[p] > level));
  return pose && movePose(pose, k, left, top);
};

const moved = (pose: Pose, random: Random, strength: number): Pose => {
  const turn = random.between(-1, 1) * 0.2 * strength;
  const grow = 1 + random.between(-0.22, 0.22) * strength;
  const wide = 1 + random.between(-0.3, 0.35) * strength;
  const n = pose.points.length / 2;
  const middle = Math.floor(n / 2) * 2;
  const [cx, cy] = [pose.points[middle], pose.points[middle + 1]];
  const half = Math.max(...pose.radius);
  const dx = random.between(-0.5, 0.5) * half * strength;
  const dy = random.between(-0.5, 0.5) * half * strength;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const points = new Float64Array(n * 2);
  const normals = new Float64Array(n * 2);
  for (let i = 0; i < n * 2; i += 2) {
    const x = pose.points[i] - cx;
    const y = pose.points[i + 1] - cy;
    points[i] = cx + (x * cos - y * sin) * grow + dx;
    points[i + 1] = cy + (x * sin + y * cos) * grow + dy;
    normals[i] = pose.normals[i] * cos - pose.normals[i + 1] * sin;
    normals[i + 1] = pose.normals[i] * sin + pose.normals[i + 1] * cos;
  }
  return {
    ...pose,
    points,
    normals,
    length: pose.length * grow,
    radius: pose.radius.map((v) => v * wide),
    halfWidth: pose.halfWidth.map((v) => v * wide),
  };
};

/** The same pose elsewhere in the picture, where most likely no fish lies along it. */
const elsewhere = (pose: Pose, scene: Scene, random: Random): Pose => {
  const { width, height } = scene.image;
  const size = random.between(0.6, 1.6);
  const small = movePose(pose, size, 0, 0);
  const middle = Math.floor(small.points.length / 4) * 2;
  return moved(
    movePose(
      small,
      1,
      random.between(0.1, 0.9) * width - small.points[middle],
      random.between(0.1, 0.9) * height - small.points[middle + 1],
    ),
    random,
    1,
  );
};

const exampleAt = (scene: Scene, pyramid: Pyramid, pose: Pose): FrameExample => {
  const { width, height } = scene.image;
  const mask: Mask = fillPolygon(bodyPolygon(pose), width, height);
  let best = 0;
  let fish: SceneFish | undefined = scene.fish[0];
  for (const f of scene.fish) {
    const iou = overlap(mask, f.body);
    if (iou > best) {
      best = iou;
      fish = f;
    }
  }
  const positions = framePositions(pose);
  const colours = framePlace(pose, pyramid, positions, 1);
  const body = fish?.body.data ?? new Uint8Array(width * height);
  const truth = samplePlane(body, width, height, positions, 1, 2);
  const cells = new Uint8Array(FRAME_ROWS * FRAME_COLUMNS * 4);
  for (let i = 0; i < FRAME_ROWS * FRAME_COLUMNS; i++) {
    for (let c = 0; c < 3; c++) cells[i * 4 + c] = Math.round(colours[i * 3 + c]);
    cells[i * 4 + 3] = truth[i] === 2 ? 2 : best > 0.3 ? truth[i] : 0;
  }
  const sure = fish?.view === 'side' ? 2 : 1;
  return { cells, kind: best >= 0.5 ? sure : best > 0.3 ? 3 : 0 };
};

/** Poses at which the finder itself looks in a scene, those without a fish among them. */
const ownPoses = (pyramid: Pyramid, model: Finder): Pose[] => {
  const [, , middle, photo] = pyramid;
  const map = mapFish(middle, model);
  const scale = photo.width / map.across;
  const toPhoto = (pose: Pose) => movePose(pose, scale, (scale - 1) / 2, (scale - 1) / 2);
  return piecesOf(map).flatMap((cells) => {
    const rough = roughPose(map, cells);
    const first = rough && lookAt(rough, pyramid, map, model);
    const better = first && poseOfPolygon(first.polygon);
    return [rough, better].flatMap((pose) => (pose ? [toPhoto(pose)] : []));
  });
};

/** Frames of one scene: each fish by several rough poses, where the finder looks, and no fish. */
export const frameExamples = (scene: Scene, random: Random, model: Finder): FrameExample[] => {
  const pyramid = pyramidOf(scene.image);
  const out = ownPoses(pyramid, model).map((pose) => exampleAt(scene, pyramid, pose));
  for (const fish of scene.fish) {
    if (fish.seen < 0.4) continue;
    for (const strength of [0.25, 0.5, 1, 2.4]) {
      const pose = roughPoseOf(fish, random);
      if (pose) out.push(exampleAt(scene, pyramid, moved(pose, random, strength)));
    }
    const pose = roughPoseOf(fish, random);
    if (pose) out.push(exampleAt(scene, pyramid, elsewhere(pose, scene, random)));
  }
  return out;
};
