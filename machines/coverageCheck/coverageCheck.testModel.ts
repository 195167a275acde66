import type { TestModel } from '@/devtools/proof/testModel'
import type { CoverageAnswers } from '@/model/calculators/coverageCheck'
import type { CoverageCheckContext, CoverageCheckEvent, CoverageCheckInput } from './coverageCheck.machine'

const FOUND: CoverageAnswers = { insurer: 'ayushman-bharat', treatment: 'Piles Treatment', city: 'Pune' }

/** A page that answers, on which every answer can be taken back and given again. */
export const coverageCheckTestModel: TestModel<CoverageCheckEvent, CoverageCheckContext, CoverageCheckInput> =
  {
    input: { answers: FOUND, found: FOUND, isIncomplete: false },
    events: [
      ...(
        [
          ['takes back who pays', 'insurer', ''],
          ['says that somebody else pays', 'insurer', 'cghs'],
          ['says as before who pays', 'insurer', FOUND.insurer],
          ['takes back the treatment', 'treatment', ''],
          ['chooses the treatment as before', 'treatment', FOUND.treatment],
          ['takes back the city', 'city', ''],
          ['chooses the city as before', 'city', FOUND.city],
        ] as const
      ).map(([label, question, value]) => ({
        label,
        event: { type: 'answer.changed' as const, question, value },
      })),
      { label: 'asks for the answer', event: { type: 'form.submitted' } },
      { label: 'comes back from the answer', event: { type: 'page.returned' } },
    ],
    stateKey: ({ answers, isIncomplete }) => ({ answers, isIncomplete }),
  }
