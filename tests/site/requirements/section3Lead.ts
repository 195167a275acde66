import { decided, names, part, proven } from './requirement'

const FIELDS = 'model/lead/leadFields.ts'
const LEAD_TEST = 'model/lead/lead.test.ts › '
const ALL_FIELDS = `${LEAD_TEST}has every field of the specification, as spelled there, and ours`
const DEFAULTS = `${LEAD_TEST}has the defaults of the specification`
const CRM = 'model/lead/crmRecord.ts'
const CRM_TEST = 'model/lead/crmRecord.test.ts › '
const EVERY_CRM_FIELD = `${CRM_TEST}has every field that the specification names, filled from the lead`

/** Section 3: the lead and its CRM record. */
export const LEAD = [
  ...part(
    '3 Lead',
    proven(
      FIELDS,
      ALL_FIELDS,
      ...names(`NameData LeadTypeData PageTypeData PageNameData MobileNoData EmailIdData QueryData CityData
        CreatedDateData`),
    ),
    proven(FIELDS, DEFAULTS, '`IsActiveData` (default 1)'),
    proven(
      FIELDS,
      'model/lead/leadFromForm.test.ts › of an insurer’s page names the insurer to whoever has its type of insurance',
      '`InsuranceNameData`',
    ),
    proven(
      FIELDS,
      ALL_FIELDS,
      ...names(
        `ProcedureNameData Zutm_sourcedata Zutm_campaigndata Zutm_mediumdata Zutm_termdata condition_data`,
      ),
    ),
    proven(FIELDS, DEFAULTS, '`lead_sourcedata` (set to `Web Lead Form`)'),
    decided(
      'docs/decisions/0033: the specification does not say what fills it',
      proven(
        'model/lead/leadFromForm.ts, model/page/tracking.ts',
        'model/lead/leadFromForm.test.ts › says where it came from, by its page’s vendor, its address and what it asks for',
        ...names('lead_channeldata site_source_name vendorId qualifying'),
      ),
    ),
    decided(
      'docs/decisions/0033: the figures that the page’s tools found',
      proven(
        FIELDS,
        'model/calculators/calculatorResult.test.ts › goes with the lead: figures in their fields, the sentence below the visitor’s own words',
        '`report`',
      ),
    ),
    proven(
      FIELDS,
      ALL_FIELDS,
      ...names('PageLanguage PageDepartment Keyword_Text Keyword_Match_Type campaignid'),
    ),
    decided(
      'A third answer, ‘No insurance / not sure’, says no: nobody has to lie to book (docs/decisions/0033)',
      proven(
        'model/lead/formFields.ts',
        'model/lead/leadRules.test.ts › without insurance, or not sure of it, stores no type, says no and keeps its tier',
        '`IsInsurance` (`yes`/`no`)',
      ),
    ),
    proven(FIELDS, ALL_FIELDS, ...names('IsConsultwithDoctor')),
    proven(
      FIELDS,
      'server/leads/forms/enquiryOfPage.db.test.ts › from a marketing page’s pdf variant carries a remark, and leads to the promise of the file',
      '`Remark`',
    ),
    decided(
      'docs/decisions/0033: an id of the catalogue, never a name',
      proven(
        'server/leads/intake/catalogueIds.ts, model/lead/leadFields.ts',
        'server/leads/intake/catalogueIds.db.test.ts › a doctor goes by the id as well',
        '`docotrid`',
      ),
    ),
    decided(
      'docs/decisions/0033: an id of the catalogue, never a name',
      proven(
        'server/leads/intake/catalogueIds.ts, model/lead/leadFields.ts',
        'server/leads/intake/catalogueIds.db.test.ts › a lead whose hospital is %s (%j) is stored with %j',
        '`hospitalid`',
      ),
    ),
    proven(FIELDS, ALL_FIELDS, ...names('GCLID'), '`LeadTier` (number)', ...names('Network')),
    proven(
      'model/lead/lead.ts',
      `${LEAD_TEST}carries the time and address of its arrival, whatever the caller says of them`,
      '`ip`',
    ),
    proven(
      FIELDS,
      DEFAULTS,
      '`leadFormVariant` (string, default 3)',
      '`captchascore` (default 0.0)',
      '`countryCode` (default `+91`)',
    ),
    proven(FIELDS, ALL_FIELDS, ...names('Page_Variant')),
    proven(
      'model/lead/formFields.ts',
      'model/lead/leadFromForm.test.ts › with insurance %j is insured, as %s, and of tier %s',
      '`insuranceType` (`Govt.` or `Private`)',
    ),
    proven(
      'model/lead/formFields.ts',
      'components/forms/LeadForm/formFields.test.tsx › the quick survey stores %s',
      ...names('Callback_Input Prior_Consultation Requested_Consultation Preferred_City locality'),
    ),
    proven(
      'model/page/tracking.ts',
      'model/page/tracking.test.ts › each parameter fills its Lead fields',
      ...names('Adset_Id placement entity utm_term'),
    ),
    proven(
      'model/calculators/calculatorResult.ts',
      'server/leads/forms/submitEnquiry.db.test.ts › takes what the page’s tools found to the stored lead, to the CRM and to its secondary record',
      ...names('pilesSeverityScore pilesSeverity cataractLens bmi'),
    ),
  ),
  ...part(
    '3 Secondary CRM lead record',
    proven(
      CRM,
      `${CRM_TEST}of a visitor without a name is No Name, and 91 without a country code`,
      '`name` (default `No Name`)',
      '`Country_Code` (default `91`)',
    ),
    proven(
      CRM,
      EVERY_CRM_FIELD,
      ...names('phoneno message page_name city condition procedure lead_source'),
      'utm fields: `utm_source`, `utm_campaign`, `utm_medium`, `utm_term`',
      ...names('doctorid hospitalid'),
    ),
    proven(
      CRM,
      EVERY_CRM_FIELD,
      ...names('height weight BMI_kg_m2 Cataract_Lens Piles_Severity_Score Piles_Severity InsuranceName'),
    ),
    decided(
      'What the care team works with: e-mail, insurance and its type, tier, type of lead',
      proven(
        CRM,
        `${CRM_TEST}says whose it is, and what a partner practises where`,
        '… and others (full list not shown).',
      ),
    ),
  ),
]
