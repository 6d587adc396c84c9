// The graphs of the suite `shapes`, with the same sizes. Each returns the number of operations in one run, and a function that does one run
// with a library. A run throws an error if it computes a wrong value.

const check = (value, expected) => { if (value !== expected) throw new Error(`a wrong value: ${value}, not ${expected}`) }
const sizes = [1, 10, 100, 1000]
// Takes some time and has no result. It stands for the code of an app's developer.
const sink = { total: 0 }
const work = () => { for (let step = 0; step < 100; step++) sink.total = (sink.total + step) | 0 }
const add = value => { sink.total = (sink.total + value) | 0 }

const propagate = (width, height) => {
  const sets = Math.max(1, Math.ceil(40_000 / (width * height)))
  return {
    name: `propagate ${width} × ${height}: one node`,
    operations: sets * width * height,
    make({ signal, computed, effect }) {
      const source = signal(0), ends = []
      for (let chain = 0; chain < width; chain++) {
        let last = source
        for (let node = 0; node < height; node++) {
          const before = last
          last = computed(() => before() + 1)
        }
        const end = last
        effect(() => add(end()))
        ends.push(end)
      }
      let counter = 0
      return () => {
        for (let set = 0; set < sets; set++) source(++counter)
        for (const end of ends) check(end(), counter + height)
      }
    },
  }
}

const cellx = (layers, isAllBound) => ({
  name: `cellx ${layers}, ${isAllBound ? 'all' : 'last'} bound: one update`,
  operations: 4,
  make({ signal, computed, effect, startBatch, endBatch }) {
    const sources = [1, 2, 3, 4].map(number => signal(number))
    let layer = sources
    for (let number = 1; number <= layers; number++) {
      const [first, second, third, fourth] = layer
      layer = [computed(() => second()), computed(() => (first() - third()) | 0), computed(() => (second() + fourth()) | 0), computed(() => third())]
      if (isAllBound || number === layers) for (const value of layer) effect(() => add(value()))
    }
    const end = layer
    const states = [[4, 3, 2, 1], [1, 2, 3, 4]]
    const expected = states.map(state => {
      for (let number = 0; number < layers; number++) state = [state[1], (state[0] - state[2]) | 0, (state[1] + state[3]) | 0, state[2]]
      return state
    })
    let turn = 0
    return () => {
      for (let update = 0; update < 4; update++) {
        startBatch()
        for (let index = 0; index < 4; index++) sources[index](states[turn][index])
        endBatch()
        for (let index = 0; index < 4; index++) check(end[index](), expected[turn][index])
        turn = 1 - turn
      }
    }
  },
})

const dynamicGraph = (name, width, rows, sourcesPerNode, staticFraction, readFraction) => ({
  name: `dynamic graph ${name}: one computation`,
  operations: 40_000,
  make({ signal, computed, effect }) {
    let state = 1n, computations = 0
    const next = () => {
      state = BigInt.asUintN(64, state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n)
      return Number(state >> 33n)
    }
    const sources = Array.from({ length: width }, (_, index) => signal(index))
    let row = sources
    for (let number = 1; number < rows; number++) {
      const before = row, isStatic = before.map(() => next() / 2 ** 31 < staticFraction)
      row = before.map((_, index) => {
        const read = Array.from({ length: sourcesPerNode }, (_, offset) => before[(index + offset) % width])
        if (isStatic[index]) {
          return computed(() => {
            computations++
            let sum = 0
            for (const source of read) sum = (sum + source()) | 0
            return sum
          })
        }
        const [first, ...others] = read
        return computed(() => {
          computations++
          let sum = first()
          const isLeftOut = sum & 1, leftOut = (sum >>> 0) % others.length
          for (let number = 0; number < others.length; number++) if (!isLeftOut || number !== leftOut) sum = (sum + others[number]()) | 0
          return sum
        })
      })
    }
    const leaves = row.slice()
    for (let count = Math.round(width * (1 - readFraction)); count > 0; count--) leaves.splice(next() % leaves.length, 1)
    for (const leaf of leaves) effect(() => add(leaf()))
    let step = 0
    return () => {
      const end = computations + 40_000
      while (computations < end) {
        const index = step % width
        sources[index](step + index)
        step++
        for (const leaf of leaves) leaf()
      }
    }
  },
})

const kairo = {
  avoidable({ signal, computed, effect }) {
    const head = signal(0), first = computed(() => head()), second = computed(() => (first(), 0))
    const third = computed(() => (work(), second() + 1)), fourth = computed(() => third() + 2), fifth = computed(() => fourth() + 3)
    effect(() => { fifth(); work() })
    return sets(1000, head, fifth, () => 6)
  },
  broad({ signal, computed, effect }) {
    const head = signal(0)
    let last
    for (let number = 0; number < 50; number++) {
      const first = computed(() => head() + number), second = computed(() => first() + 1)
      effect(() => add(second()))
      last = second
    }
    return sets(50, head, last, number => number + 50)
  },
  deep({ signal, computed, effect }) {
    const head = signal(0)
    let last = head
    for (let number = 0; number < 50; number++) {
      const before = last
      last = computed(() => before() + 1)
    }
    effect(() => add(last()))
    return sets(50, head, last, number => number + 50)
  },
  diamond({ signal, computed, effect }) {
    const head = signal(0), sides = Array.from({ length: 5 }, () => computed(() => head() + 1))
    const sum = computed(() => sides.reduce((sum, side) => sum + side(), 0))
    effect(() => add(sum()))
    return sets(500, head, sum, number => (number + 1) * 5)
  },
  mux({ signal, computed, effect }) {
    const heads = Array.from({ length: 100 }, () => signal(0)), all = computed(() => heads.map(head => head()))
    const ends = heads.map((_, index) => {
      const one = computed(() => all()[index])
      return computed(() => one() + 1)
    })
    for (const end of ends) effect(() => add(end()))
    return () => {
      for (const factor of [1, 2]) {
        for (let index = 0; index < 10; index++) {
          heads[index](index * factor)
          check(ends[index](), index * factor + 1)
        }
      }
    }
  },
  repeated({ signal, computed, effect }) {
    const head = signal(0)
    const sum = computed(() => {
      let sum = 0
      for (let time = 0; time < 30; time++) sum += head()
      return sum
    })
    effect(() => add(sum()))
    return sets(100, head, sum, number => number * 30)
  },
  triangle({ signal, computed, effect }) {
    const chain = [signal(0)]
    for (let number = 1; number < 10; number++) {
      const before = chain[number - 1]
      chain.push(computed(() => before() + 1))
    }
    const sum = computed(() => chain.reduce((sum, summand) => sum + summand(), 0))
    effect(() => add(sum()))
    return sets(100, chain[0], sum, number => number * 10 + 45)
  },
  unstable({ signal, computed, effect }) {
    const head = signal(0), double = computed(() => head() * 2), inverse = computed(() => 0 - head())
    const sum = computed(() => {
      let sum = 0
      for (let time = 0; time < 20; time++) sum += head() & 1 ? double() : inverse()
      return sum
    })
    effect(() => add(sum()))
    return sets(100, head, sum, number => number & 1 ? number * 40 : number * -20)
  },
}

const sets = (count, head, result, expected) => () => {
  for (let number = 0; number < count; number++) {
    head(number)
    check(result(), expected(number))
  }
}

const iterations = 20

export const shapes = [
  ...sizes.flatMap(width => sizes.map(height => propagate(width, height))),
  ...[true, false].flatMap(isAllBound => [1000, 2500, 5000].map(layers => cellx(layers, isAllBound))),
  dynamicGraph('2-10×5, lazy 80 %', 10, 5, 2, 1, 0.2),
  dynamicGraph('6-10×10, dynamic 25 %, lazy 80 %', 10, 10, 6, 0.75, 0.2),
  dynamicGraph('4-1000×12, dynamic 5 %', 1000, 12, 4, 0.95, 1),
  dynamicGraph('25-1000×5', 1000, 5, 25, 1, 1),
  dynamicGraph('3-5×500', 5, 500, 3, 1, 1),
  dynamicGraph('6-100×15, dynamic 50 %', 100, 15, 6, 0.5, 1),
  ...Object.entries(kairo).map(([name, make]) => ({
    name: `kairo ${name}: one iteration`,
    operations: iterations,
    make: library => {
      const iterate = make(library)
      return () => { for (let iteration = 0; iteration < iterations; iteration++) iterate() }
    },
  })),
]
