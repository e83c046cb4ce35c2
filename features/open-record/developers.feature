Feature: What developers take from the record
  Who builds on the record finds in one place what there is, tries it, and takes the whole record from there.

  @T4-page @browser-only
  Rule: Developers are shown the newest files of the whole record, and examples that work
    Scenario: The files of the whole record
      Given the office has made the files of the whole record
      When developers look for what they can take from the record
      Then developers are shown each of the newest files with its day, size, position and hash

    Scenario: Examples that can be tried
      When developers look for what they can take from the record
      Then every example that they are shown answers
