Feature: Failures while developers look for files of the record and keys to it
  Whoever comes for the files of the record, or for a key to it, is told when that did not work.

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

  @T4-read
  Rule: Whoever asks for a key, makes it or takes it back is told why that did not work
    Scenario Outline: What becomes of a key
      When this happens to the <question>: <what happens>
      Then what follows is <what follows>
      And the message is "<message>"

      Examples: Asking
        | question          | what happens                          | what follows                    | message |
        | request for a key | all goes well                         | nothing else                    |         |
        | request for a key | something that was entered is refused | the problems at their fields    |         |
        | request for a key | there were too many attempts          | a message                       | No more messages to confirm can be sent for now. Use the newest one, if one came, or try again tomorrow. |
        | request for a key | the registry fails                    | a note for operators, a message | Your request can't be taken at this time. Nothing was changed. Try again. |
        | request for a key | the registry cannot be reached        | a note for operators, a message | No answer has come. The message may be on its way: look for it before you try again. |

      Examples: Opening the link
        | question                | what happens                   | what follows         | message |
        | look at a link to a key | all goes well                  | nothing else         |         |
        | look at a link to a key | nothing is found               | nothing else         |         |
        | look at a link to a key | the registry fails             | a note for operators |         |
        | look at a link to a key | the registry cannot be reached | a note for operators |         |

      Examples: Making a key and taking it back
        | question                   | what happens                   | what follows                    | message |
        | request to make a key      | all goes well                  | nothing else                    |         |
        | request to make a key      | nothing is found               | nothing else                    |         |
        | request to make a key      | it has expired                 | nothing else                    |         |
        | request to make a key      | there were too many attempts   | a message                       | Too many attempts were made. Wait a few minutes, then try again. |
        | request to make a key      | the registry fails             | a note for operators, a message | This can't be changed at this time. Nothing was changed. Try again. |
        | request to make a key      | the registry cannot be reached | a note for operators, a message | No answer has come. The key may have been made all the same. Press the button again to see it, and do not leave this page before. |
        | request to take a key back | all goes well                  | nothing else                    |         |
        | request to take a key back | nothing is found               | nothing else                    |         |
        | request to take a key back | it has expired                 | nothing else                    |         |
        | request to take a key back | there were too many attempts   | a message                       | Too many attempts were made. Wait a few minutes, then try again. |
        | request to take a key back | the registry fails             | a note for operators, a message | This can't be changed at this time. Nothing was changed. Try again. |
        | request to take a key back | the registry cannot be reached | a note for operators, a message | No answer has come. The change may have been made all the same. To be sure, try again. |
