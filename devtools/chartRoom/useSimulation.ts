import { useEffect, useRef, useState } from 'react'
import type { Moment, Simulation, Standing } from '@/devtools/proof/simulation'
import { machinesConfig } from '@/machines.config'

const NOTHING: readonly Moment[] = []

/**
 * A run of one machine alone, from its start or from a past moment; it ends with the component.
 * @param onFailure gets the error when the run cannot begin; the same function at each rendering
 */
export function useSimulation(machineId: string, onFailure: (error: unknown) => void, from?: Standing) {
  const simulation = useRef<Simulation | null>(null)
  const [moments, setMoments] = useState(NOTHING)
  useEffect(() => {
    let isHere = true
    // All machines with their cases: a developers' page may be large, and is so only once it is open.
    Promise.all([machinesConfig.catalogue(), import('@/devtools/proof/simulation')])
      .then(([{ machineNamed }, code]) => {
        const found = machineNamed(machineId)
        if (!found || !isHere) return
        simulation.current = new code.Simulation(found.machine, found.testModel, from)
        setMoments(simulation.current.moments)
      })
      .catch(onFailure)
    return () => {
      isHere = false
      simulation.current?.stop()
    }
  }, [machineId, onFailure, from])
  const show = () => setMoments(simulation.current?.moments ?? NOTHING)
  return {
    moments,
    choose: async (choiceId: string) => {
      await simulation.current?.choose(choiceId)
      show()
    },
    goBack: (at: number) => {
      simulation.current?.goBackTo(at)
      show()
    },
  }
}
