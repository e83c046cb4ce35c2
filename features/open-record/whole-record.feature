Feature: Taking the whole record along
  Who keeps a copy of the record begins with files of all of it, and goes on with what changes. Nobody has to trust the
  copy: its files are those of the office, byte for byte.

  @T4-snapshot @api-only
  Rule: Each night the whole record is made into files of one place in the log, each with its hash
    Scenario: The files of a night
      When a night passes
      Then the whole record is there as "ndjson, csv, parquet", each with the hash that is told of it

    Scenario: A company moves its office between two nights
      Given a change of the office of a company is ready to be paid
      And a copy of the record was begun with the files of a night
      When another filing moves the office of the company
      And a night passes
      Then the copy with the changes since then is the same as the new files, byte for byte

  @T4-snapshot @T4-privacy @api-only
  Rule: What a withheld document set is in none of the files from that moment on
    Scenario: The files of the night before
      Given a company that may ask for its documents to be withheld has moved to "78 Withheld Street"
      And a copy of the record was begun with the files of a night
      When an administrator withholds the document of the move
      Then the files of that night are given out no more

    Scenario: The files of the next night
      Given a company that may ask for its documents to be withheld has moved to "79 Withheld Street"
      And a copy of the record was begun with the files of a night
      When an administrator withholds the document of the move
      And a night passes
      Then all the files said "79 Withheld Street" before, and none of the new ones does
