/** Which files of reviews can be chosen. */
export const reviewFiles =
  '.csv,.tsv,.txt,.json,.jsonl,.xml,.xlsx,.zip,.vcf,text/csv,text/plain,application/json,application/xml'
