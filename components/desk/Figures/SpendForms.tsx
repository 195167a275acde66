import { Card, FormField, PostForm, TextField } from '@/components/forms/PostForm'
import { FiguresTable } from '@/components/ui/FiguresTable'
import { ScrollBox } from '@/components/ui/ScrollBox'
import { deskSpendCopy as copy } from '@/content/copy/deskSpend'
import { written } from '@/content/copy/inWords'
import { type Spend, SPEND_PATH } from '@/model/desk/spend'

type SpendFormsProps = {
  readonly spends: readonly Spend[]
  /** The sources of the last enquiries, offered while typing. */
  readonly sources: readonly string[]
  /** `YYYY-MM`, the clinic's. */
  readonly thisMonth: string
}

/** What sources cost: one of them, a file, and what is entered. It needs no script. */
export const SpendForms = ({ spends, sources, thisMonth }: SpendFormsProps) => (
  <>
    <Card id="one" title={copy.one} lead={copy.lead}>
      <PostForm action={`${SPEND_PATH}/save`} labelledBy="one-title">
        <TextField
          id="source"
          name="source"
          label={copy.source}
          hint={copy.sourceHint}
          list="sources"
          required
          maxLength={40}
          autoComplete="off"
        />
        <datalist id="sources">
          {sources.map((source) => (
            <option key={source} value={source} />
          ))}
        </datalist>
        <FormField
          id="month"
          label={copy.month}
          hint={copy.monthHint}
          control={(attributes) => (
            <input
              {...attributes}
              type="month"
              name="month"
              defaultValue={thisMonth}
              max={thisMonth}
              required
            />
          )}
        />
        <TextField
          id="rupees"
          name="rupees"
          label={copy.rupees}
          inputMode="numeric"
          required
          maxLength={16}
          autoComplete="off"
        />
        <button type="submit">{copy.save}</button>
      </PostForm>
    </Card>
    <Card id="file" title={copy.file} lead={copy.fileLead}>
      <pre>{copy.example}</pre>
      <form
        method="post"
        action={`${SPEND_PATH}/upload`}
        encType="multipart/form-data"
        aria-labelledby="file-title"
      >
        <FormField
          id="chosen"
          label={copy.chooseFile}
          control={(attributes) => (
            <input {...attributes} type="file" name="file" accept=".csv,text/csv" required />
          )}
        />
        <button type="submit">{copy.upload}</button>
      </form>
    </Card>
    <Card id="list" title={copy.list}>
      {spends.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <ScrollBox label={copy.list}>
          <FiguresTable
            caption={copy.list}
            isCaptionSeen={false}
            head={[copy.month, copy.source, copy.rupees]}
            rows={spends.map(({ source, month, rupees }) => ({
              id: `${month} ${source}`,
              name: month,
              figures: [source, written(rupees)],
            }))}
          />
        </ScrollBox>
      )}
    </Card>
  </>
)
