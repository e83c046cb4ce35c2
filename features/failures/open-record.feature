Feature: Failures while developers look for the files of the record
  Whoever comes for the files of the record is told when they cannot be listed.

  @T4-read
  Rule: What cannot be listed is said to be so
    Scenario Outline: What becomes of the list of files
      When this happens to the <question>: <what happens>
      Then what follows is <what follows>
      And the message is "<message>"

      Examples: The list of files
        | question                          | what happens                   | what follows         | message |
        | list of files of the whole record | all goes well                  | nothing else         |         |
        | list of files of the whole record | the registry fails             | a note for operators |         |
        | list of files of the whole record | the registry cannot be reached | a note for operators |         |
