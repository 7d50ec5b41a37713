extension RemoteMigration {
    /// A page has some megabytes, or one record. A body that is longer than `ArrivalCheck.mostBytes` is cut, for no
    /// workstation takes it in: that it is too long is all that has to arrive.
    static let limitedPages =
        goingBack.changing(
            "    found_rows integer := 0;\n", to: "    found_rows integer := 0;\n    size bigint := 0;\n"
        )
        .changing(
            "        body := item.body;\n",
            to: """
                        body := left(item.body::text, 1048577);
                        size := size + octet_length(coalesce(body, ''));

                """
        ).changing(
            "        return next;\n    end loop;\n",
            to: """
                        return next;
                        exit when size > 4194304;
                    end loop;

                """
        ).changing(
            "    if found_rows < page then\n", to: "    if found_rows < page and size <= 4194304 then\n")
}
