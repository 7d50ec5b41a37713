extension Migration {
    /// The beginnings of four letters and more of every word of every name, as `PatientWords` has them from this format
    /// on. The shorter ones are there.
    static let wordChanges = [
        """
        INSERT INTO patient_word (beginning, sort_name, number)
        WITH RECURSIVE name (number, sort_name, word, rest) AS (
            SELECT number, sort_name, '', sort_name || ' ' FROM patient
            UNION ALL
            SELECT number, sort_name, substr(rest, 1, instr(rest, ' ') - 1), substr(rest, instr(rest, ' ') + 1)
            FROM name WHERE rest <> ''
        ), length (letters) AS (SELECT 4 UNION ALL SELECT letters + 1 FROM length WHERE letters < 16)
        SELECT DISTINCT substr(word, 1, letters), sort_name, number FROM name JOIN length ON length(word) >= letters
        ORDER BY 1, 2, 3
        """
    ]
}
