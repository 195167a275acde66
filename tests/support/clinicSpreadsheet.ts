import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { listItems } from '@/content/catalogue/files/tables/cells'
import type { Kind } from '@/model/catalogue/kind'

/*
 * A clinic of one city edits the exported catalogue as in a spreadsheet: rows are deleted, copied and overwritten,
 * names replace codes, and the program saves in its own format (byte order mark, CR LF).
 */

type Cells = Record<string, string>

/** What is the clinic's own. */
export const CLINIC = {
  name: 'Sanjeevani Surgical Centre',
  doctor: { name: 'Dr Ketaki Deshpande', slug: 'ketaki-deshpande' },
  hospital: { name: 'Sanjeevani Hospital Kothrud', slug: 'sanjeevani-kothrud' },
} as const

const CITY = 'Pune'
const WRITER = 'Mugdha Kelkar'
/** The departments that it keeps, with all that belongs to them. */
const DEPARTMENTS = ['Proctology', 'General Surgery', 'Urology', 'Orthopaedics']
/** What has a writer and belongs to a department. */
const TEXTS = ['treatments', 'conditions', 'tests', 'articles'] as const

/** The demonstration's drawing is not theirs. */
const NO_PICTURE = { 'picture.source': '', 'picture.alt': '', 'picture.altHindi': '' }

const list = (items: readonly string[]): string => items.join('; ')

export class ClinicSpreadsheet {
  constructor(private readonly folder: string) {}

  /** Makes all of it the clinic's own. */
  makeOwn(): void {
    this.keepSubjects()
    this.writePlaces()
    this.writePeople()
    this.writeHours()
    this.writeVoices()
    this.write('brand', [
      {
        name: CLINIC.name,
        nameHindi: 'संजीवनी सर्जिकल सेंटर',
        tagline: 'Surgeons of Kothrud',
        taglineHindi: 'कोथरुड के सर्जन',
        phone: '2041234567',
        whatsapp: '919812345678',
        email: 'hello@sanjeevani-centre.in',
        address: '12 Karve Road, Kothrud, Pune 411038',
        'grievance.email': 'officer@sanjeevani-centre.in',
        appLink: 'https://sanjeevani-centre.in/app',
        androidAppLink: 'https://sanjeevani-centre.in/android',
        iosAppLink: 'https://sanjeevani-centre.in/ios',
        ...Object.fromEntries(
          ['facebook', 'instagram', 'youtube', 'linkedin', 'x'].map((name) => [`social.${name}`, '']),
        ),
      },
    ])
    this.write('contacts', [{ pageType: 'Marketing', tier: '', phone: '2041234568' }])
  }

  /** Of the medical texts those of its departments stay, with its own writer and its own prices. */
  private keepSubjects(): void {
    const isOwn = ({ departmentid = '' }: Cells) => DEPARTMENTS.includes(departmentid)
    this.keep('departments', ({ DepartmentName = '' }) => DEPARTMENTS.includes(DepartmentName))
    for (const kind of TEXTS) {
      this.keep(kind, isOwn)
      this.type(kind, { writerSlug: WRITER, reviewerSlug: WRITER })
    }
    this.type('treatments', { 'cost.isIllustrative': 'no' })
    this.type('tests', { isPriceIllustrative: 'no' })
    const treatments = this.column('treatments', 'ProcedureName')
    this.keep('costs', ({ city, treatment = '' }) => city === CITY && treatments.includes(treatment))
    this.type('campaigns', { citySlugs: '' })
    this.strike(
      ['treatments', 'tests', 'articles'],
      'conditionSlugs',
      this.column('conditions', 'DiseaseName'),
    )
    const isOfOwn = ({ treatmentSlugs = '' }: Cells) =>
      treatmentSlugs === '' || listItems(treatmentSlugs).some((name) => treatments.includes(name))
    this.keep('safetyNotes', isOfOwn)
    this.type('safetyNotes', { writerSlug: WRITER, reviewerSlug: WRITER })
    this.strike(['conditions', 'articles', 'campaigns', 'safetyNotes'], 'treatmentSlugs', treatments)
    this.keep('campaigns', ({ treatmentSlugs }) => treatmentSlugs !== '')
    this.strike(['conditions', 'articles'], 'testSlugs', this.column('tests', 'TestName'))
  }

  private writePlaces(): void {
    this.type('cities', { served: 'no' })
    this.type('cities', { served: 'yes' }, ({ cityname }) => cityname === CITY)
    this.keep('insurers', ({ isFictional }) => isFictional === 'no')
    const hospital = (HospitalId: string, HospitalName: string, slug: string, locality: string) => ({
      HospitalId,
      HospitalName,
      slug,
      cityid: CITY,
      locality,
      departmentIds: list(DEPARTMENTS),
      treatmentSlugs: list(this.column('treatments', 'ProcedureName')),
      insurerSlugs: list(this.column('insurers', 'InsurerName')),
      accreditations: 'NABH entry level',
      about: `${HospitalName} has looked after families of ${locality} since 1998.`,
      faqs: '',
      ...NO_PICTURE,
      isFictional: 'no',
    })
    this.write('hospitals', [
      hospital('1', CLINIC.hospital.name, CLINIC.hospital.slug, 'Kothrud'),
      hospital('2', 'Sanjeevani Day Care Aundh', 'sanjeevani-aundh', 'Aundh'),
    ])
  }

  private writePeople(): void {
    const treatments = this.read('treatments')
    const doctor = (DoctorId: string, DoctorName: string, slug: string, departmentid: string) => ({
      DoctorId,
      DoctorName,
      slug,
      hindi: 'डॉ केतकी देशपांडे',
      departmentid,
      cityid: CITY,
      hospitalSlugs: CLINIC.hospital.name,
      treatmentSlugs: list(
        treatments
          .filter((row) => row.departmentid === departmentid)
          .map(({ ProcedureName = '' }) => ProcedureName),
      ),
      conditionSlugs: '',
      about: `${DoctorName} has practised in Pune for many years.`,
      ...NO_PICTURE,
      isFictional: 'no',
    })
    this.write('doctors', [
      doctor('1', CLINIC.doctor.name, CLINIC.doctor.slug, 'Proctology'),
      doctor('2', 'Dr Vikram Phadke', 'vikram-phadke', 'General Surgery'),
      doctor('3', 'Dr Leena Joshi', 'leena-joshi', 'Urology'),
      doctor('4', 'Dr Omkar Gokhale', 'omkar-gokhale', 'Orthopaedics'),
    ])
    for (const kind of ['authors', 'reviewers'] as const)
      this.write(kind, [
        {
          PersonId: '1',
          PersonName: WRITER,
          slug: 'mugdha-kelkar',
          hindi: 'मुग्धा केळकर',
          departmentIds: list(DEPARTMENTS),
          summary: 'Writes and reads what this centre publishes.',
          about: 'She trained in Pune.',
          isFictional: 'no',
        },
      ])
  }

  private writeHours(): void {
    const at = { doctor: CLINIC.doctor.name, hospital: CLINIC.hospital.name, slug: '' }
    this.write(
      'schedules',
      ['mon', 'thu'].map((weekday) => ({
        ...at,
        weekday,
        from: '9:30',
        to: '13:00',
        capacity: '12',
        walkIns: '3',
        video: 'no',
      })),
    )
    this.write('scheduleExceptions', [
      { ...at, date: '2031-08-15', 'reason.en': 'Annual day', 'reason.hi': 'वार्षिक दिवस' },
    ])
  }

  private writeVoices(): void {
    this.write('reviews', [
      {
        ReviewId: '1',
        by: 'S. P., 51',
        cityid: CITY,
        title: 'Home on the second day',
        text: 'They told me beforehand what it would cost, and it cost that.',
        doctorSlug: CLINIC.doctor.name,
        hospitalSlug: CLINIC.hospital.name,
        isFictional: 'no',
      },
    ])
    this.write('press', [
      {
        PressId: '1',
        title: 'A second theatre in Kothrud',
        slug: 'second-theatre',
        summary: 'The centre opened its second operating theatre.',
        body: 'Visitors are welcome on the first Sunday of each month.',
        isFictional: 'no',
      },
    ])
  }

  private file = (kind: Kind): string => join(this.folder, `${kind}.csv`)

  private read(kind: Kind): readonly Cells[] {
    // With `columns` every record has a text for each of them.
    return parse(readFileSync(this.file(kind)), { columns: true, bom: true }) as unknown as readonly Cells[]
  }

  private save(kind: Kind, rows: readonly Cells[]): void {
    const columns = Object.keys(this.read(kind)[0] ?? {})
    writeFileSync(
      this.file(kind),
      // As spreadsheets do: cells with line breaks are quoted.
      stringify([...rows], {
        header: true,
        bom: true,
        quoted_string: true,
        record_delimiter: 'windows',
        columns,
      }),
    )
  }

  private column = (kind: Kind, name: string): readonly string[] =>
    this.read(kind).map((row) => row[name] ?? '')

  /** Deletes the other rows. */
  private keep(kind: Kind, isKept: (row: Cells) => boolean): void {
    this.save(kind, this.read(kind).filter(isKept))
  }

  /** Types over cells of rows. */
  private type(kind: Kind, cells: Cells, isMeant: (row: Cells) => boolean = () => true): void {
    this.save(
      kind,
      this.read(kind).map((row) => (isMeant(row) ? { ...row, ...cells } : row)),
    )
  }

  /** Copies the first row as often as there are rows to write, and types over the copies. */
  private write(kind: Kind, rows: readonly Cells[]): void {
    const [first] = this.read(kind)
    this.save(
      kind,
      rows.map((row) => ({ ...first, ...row })),
    )
  }

  /** Strikes from lists in cells what is no longer there. */
  private strike(kinds: readonly Kind[], column: string, left: readonly string[]): void {
    for (const kind of kinds)
      this.save(
        kind,
        this.read(kind).map((row) => ({
          ...row,
          [column]: list(listItems(row[column] ?? '').filter((name) => left.includes(name))),
        })),
      )
  }
}
