// Measures a library of signals in JavaScript with the shapes of the suite `shapes`, on the machine on which that suite runs.
//
// Usage: node Benchmarks/Anchor/measure.mjs LIBRARY [ROUNDS]
//
// LIBRARY is a module that exports `signal`, `computed`, `effect`, `startBatch` and `endBatch`, as alien-signals does. The output has
// the names of the suite, and for each the least and the median of the rounds, in nanoseconds.

import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import process from 'node:process'
import { shapes } from './shapes.mjs'

const [path, rounds = '31', number] = process.argv.slice(2)
if (!path || !(rounds > 0)) {
  console.error('Usage: node Benchmarks/Anchor/measure.mjs LIBRARY [ROUNDS]')
  process.exit(2)
}

// Each shape has a process of its own, because the engine compiles the library for what it has seen so far.
if (!number) {
  const self = new URL(import.meta.url).pathname
  for (const index of shapes.keys()) spawnSync(process.execPath, [self, path, rounds, index], { stdio: 'inherit' })
} else {
  const { name, operations, make } = shapes[number]
  const column = figure => figure.toFixed(figure < 1000 ? 1 : 0).padStart(12)
  try {
    const run = make(await import(pathToFileURL(path)))
    // The compiler of the engine takes its time, and is not what is measured.
    for (let round = 0; round < 10; round++) run()
    // By the clock: the processor time that the system tells of a thread has steps of milliseconds. Nothing else should run meanwhile.
    const figures = Array.from({ length: Number(rounds) }, () => {
      const start = process.hrtime.bigint()
      run()
      return Number(process.hrtime.bigint() - start) / operations
    }).sort((one, other) => one - other)
    console.log(`${name.padEnd(70)} ${column(figures[0])} ${column(figures[figures.length >> 1])}`)
  } catch (error) {
    console.log(`${name.padEnd(70)} ${error.message}`)
  }
}
