import { type Carried, CARRIED_NAMES, carriedFieldName } from '@/model/carried'

type CarriedFieldsProps = {
  readonly values: Carried
  /** Id of the page's form, which posts them without JavaScript; with it, every form of the page finds them. */
  readonly formId?: string
}

/** What a calculator found, hidden beside its result, on its way into the lead (model/carried.ts). */
export const CarriedFields = ({ values, formId = 'enquiry' }: CarriedFieldsProps) => (
  <>
    {CARRIED_NAMES.map(
      (name) =>
        values[name] && (
          <input key={name} type="hidden" name={carriedFieldName(name)} value={values[name]} form={formId} />
        ),
    )}
  </>
)
