Feature: Failures while somebody follows a record
  Whoever follows a record or ends it is told when that did not work, so that nobody counts on what is not so.

  @T3-follow @T3-stop
  Rule: Whoever follows a record, or ends it, is told why that did not work
    Scenario Outline: What becomes of following and stopping
      When this happens to the <question>: <what happens>
      Then what follows is <what follows>
      And the message is "<message>"

      Examples: Asking
        | question                   | what happens                          | what follows                    | message                                                                                  |
        | request to follow a record | all goes well                         | nothing else                    |                                                                                          |
        | request to follow a record | nothing is found                      | a message                       | There is no such record any more. Look the business up again.                            |
        | request to follow a record | something that was entered is refused | the problems at their fields    |                                                                                          |
        | request to follow a record | there were too many attempts          | a message                       | No more messages to confirm can be sent for now. Use the newest one, if one came, or try again tomorrow. |
        | request to follow a record | the registry fails                    | a note for operators, a message | Your request can't be taken at this time. Nothing was changed. Try again.                |
        | request to follow a record | the registry cannot be reached        | a note for operators, a message | No answer has come. The message may be on its way: look for it before you try again. |

      Examples: Opening what a message names
        | question                      | what happens                   | what follows                    | message                                                             |
        | link that confirms a follower | all goes well                  | nothing else                    |                                                                     |
        | link that confirms a follower | there were too many attempts   | a message                       | Too many attempts were made. Wait a few minutes, then try again.    |
        | link that confirms a follower | nothing is found | nothing else | |
        | link that confirms a follower | it has expired | nothing else | |
        | link that confirms a follower | the registry fails | a note for operators, a message | This can't be changed at this time. Nothing was changed. Try again. |
        | link that confirms a follower | the registry cannot be reached | a note for operators, a message | No answer has come. The change may have been made all the same. To be sure, try again. |
        | list of followed records      | all goes well                  | nothing else                    |                                                                     |
        | list of followed records | nothing is found | nothing else | |
        | list of followed records      | the registry fails             | a note for operators            |                                                                     |
        | list of followed records      | the registry cannot be reached | a note for operators            | |
        | request to stop all messages | all goes well | nothing else | |
        | request to stop all messages | nothing is found | nothing else | |
        | request to stop all messages | there were too many attempts | a message | Too many attempts were made. Wait a few minutes, then try again. |
        | request to stop all messages  | the registry fails             | a note for operators, a message | This can't be changed at this time. Nothing was changed. Try again. |
        | request to stop all messages  | the registry cannot be reached | a note for operators, a message | No answer has come. The change may have been made all the same. To be sure, try again. |

      Examples: Changing
        | question                   | what happens                          | what follows                    | message                                                                 |
        | change of what is followed | all goes well                         | nothing else                    |                                                                         |
        | change of what is followed | nothing is found                      | a message                       | There is nothing to change here any more. Load the page again to see what you follow now. |
        | change of what is followed | something that was entered is refused | the problems at their fields    |                                                                         |
        | change of what is followed | the registry fails                    | a note for operators, a message | This can't be changed at this time. Nothing was changed. Try again.     |
        | change of what is followed | the registry cannot be reached        | a note for operators, a message | No answer has come. The change may have been made all the same. To be sure, try again. |
