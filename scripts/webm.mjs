/**
 * A WebM file (Matroska) of one silent VP9 track: header, seek table, clusters that begin with a key frame, and an index,
 * so that players know the length and can jump. Element ids: https://www.matroska.org/technical/elements.html
 */

const ID = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  seek: 0x4dbb,
  seekId: 0x53ab,
  seekPosition: 0x53ac,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  cues: 0x1c53bb6b,
}

/** Lengths of elements are written in eight bytes each: the file stays simple, and costs some bytes more. */
const LENGTH_BYTES = 8

const idBytes = (id) => {
  const hex = id.toString(16)
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
}

const element = (id, content) => {
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeBigUInt64BE(BigInt(content.length))
  length[0] = 0x01
  return Buffer.concat([idBytes(id), length, content])
}

const group = (id, ...children) => element(id, Buffer.concat(children))

const uint = (id, value) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return element(id, bytes)
}

const text = (id, value) => element(id, Buffer.from(value, 'utf8'))

const float = (id, value) => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return element(id, bytes)
}

/** A frame within its cluster: track 1, time in milliseconds from the cluster's. */
function simpleBlock(frame, clusterTime) {
  const head = Buffer.alloc(4)
  head[0] = 0x81
  head.writeInt16BE(frame.time - clusterTime, 1)
  head[3] = frame.isKey ? 0x80 : 0
  return element(ID.simpleBlock, Buffer.concat([head, frame.data]))
}

const clusterOf = (frames) =>
  group(
    ID.cluster,
    uint(ID.timestamp, frames[0].time),
    ...frames.map((frame) => simpleBlock(frame, frames[0].time)),
  )

const seekHead = (places) =>
  group(
    ID.seekHead,
    ...places.map(([id, position]) =>
      group(ID.seek, element(ID.seekId, idBytes(id)), uint(ID.seekPosition, position)),
    ),
  )

/**
 * The file of some encoded frames.
 * @param film `frames` in their order, each `{ time, isKey, data }` with time in milliseconds; the first is a key frame
 */
export function webm({ frames, width, height, milliseconds }) {
  const clusters = []
  for (const frame of frames) {
    if (frame.isKey) clusters.push([])
    clusters.at(-1).push(frame)
  }
  const info = group(
    ID.info,
    uint(0x2ad7b1, 1_000_000),
    float(0x4489, milliseconds),
    text(0x4d80, 'shalya'),
    text(0x5741, 'shalya'),
  )
  const video = group(0xe0, uint(0xb0, width), uint(0xba, height))
  const entry = group(0xae, uint(0xd7, 1), uint(0x73c5, 1), uint(0x83, 1), text(0x86, 'V_VP9'), video)
  const tracks = group(ID.tracks, entry)
  const bodies = clusters.map(clusterOf)
  // Positions count from the segment's content; the seek table's own length does not depend on what it says.
  const infoAt = seekHead([
    [ID.info, 0],
    [ID.tracks, 0],
    [ID.cues, 0],
  ]).length
  const tracksAt = infoAt + info.length
  let at = tracksAt + tracks.length
  const points = bodies.map((body, nth) => {
    const position = uint(0xf1, at)
    at += body.length
    return group(0xbb, uint(0xb3, clusters[nth][0].time), group(0xb7, uint(0xf7, 1), position))
  })
  const seeks = seekHead([
    [ID.info, infoAt],
    [ID.tracks, tracksAt],
    [ID.cues, at],
  ])
  const head = group(
    ID.ebml,
    uint(0x4286, 1),
    uint(0x42f7, 1),
    uint(0x42f2, 4),
    uint(0x42f3, 8),
    text(0x4282, 'webm'),
    uint(0x4287, 4),
    uint(0x4285, 2),
  )
  return Buffer.concat([head, group(ID.segment, seeks, info, tracks, ...bodies, group(ID.cues, ...points))])
}
