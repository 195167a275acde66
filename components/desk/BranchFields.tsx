import { FormField } from '@/components/forms/PostForm'
import { deskAccountCopy } from '@/content/copy/deskAccount'
import type { StaffMember } from '@/model/desk/staff'

const { staff: copy } = deskAccountCopy

/** A hospital that a person can be limited to. */
export interface BranchPlace {
  readonly slug: string
  readonly name: string
}

type Branches = StaffMember['branches']

/** A person's branches by name; a hospital that is gone by its slug. */
export const branchesInWords = (branches: readonly string[], places: readonly BranchPlace[]): string =>
  branches.map((slug) => places.find((place) => place.slug === slug)?.name ?? slug).join(', ')

type BranchFieldsProps = {
  /** Of the form: what its fields' ids begin with. */
  readonly id: string
  readonly places: readonly BranchPlace[]
  readonly branches: Branches
}

/** All branches, or some of them: fields of a plain form (server/desk/staff/staffCalls.ts). */
export const BranchFields = ({ id, places, branches }: BranchFieldsProps) => (
  <FormField
    id={`${id}-branches`}
    isGroup
    label={copy.branches}
    hint={copy.branchesHint}
    control={() => (
      <>
        <label>
          <input type="radio" name="limit" value="all" defaultChecked={branches === null} />{' '}
          {copy.allBranches}
        </label>
        <label>
          <input type="radio" name="limit" value="some" defaultChecked={branches !== null} />{' '}
          {copy.someBranches}
        </label>
        <ul className="choices">
          {places.map(({ slug, name }) => (
            <li key={slug}>
              <label>
                <input
                  type="checkbox"
                  name="branch"
                  value={slug}
                  defaultChecked={branches?.includes(slug) ?? false}
                />{' '}
                {name}
              </label>
            </li>
          ))}
        </ul>
      </>
    )}
  />
)
