// Measures a JavaScript library of signals with the same graphs as the suite `shapes` of the Swift benchmarks, on the same machine.
//
// Usage: node Benchmarks/Anchor/measure.mjs LIBRARY [ROUNDS]
//
// LIBRARY is a module that exports `signal`, `computed`, `effect`, `startBatch` and `endBatch`, like alien-signals. The output contains one
// line for each graph, with the minimum and the median time of the rounds, in nanoseconds.

import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import process from 'node:process'
import { shapes } from './shapes.mjs'

const [path, rounds = '31', number] = process.argv.slice(2)
if (!path || !(rounds > 0)) {
  console.error('Usage: node Benchmarks/Anchor/measure.mjs LIBRARY [ROUNDS]')
  process.exit(2)
}

// Measure each graph in its own process, because a JavaScript engine optimizes the library for the code that it has run before.
if (!number) {
  const self = new URL(import.meta.url).pathname
  for (const index of shapes.keys()) spawnSync(process.execPath, [self, path, rounds, index], { stdio: 'inherit' })
} else {
  const { name, operations, make } = shapes[number]
  const column = figure => figure.toFixed(figure < 1000 ? 1 : 0).padStart(12)
  try {
    const run = make(await import(pathToFileURL(path)))
    // Give the engine's compiler time to finish. Its work is not part of the measurement.
    for (let round = 0; round < 10; round++) run()
    // Measure the time on the clock, because the engine reports processor time only in steps of milliseconds. No other program should run
    // meanwhile.
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
