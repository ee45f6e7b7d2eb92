/** Which files of reviews can be chosen. */
export const reviewFiles = '.csv,.tsv,.txt,.json,text/csv,text/plain,application/json'
